/** Forms of names that need no list: titles of other scripts, initials, a name and an initial. */

/** Most texts hold no sign of any of the forms. */
export function formsIn(text: string): readonly RegExp[] {
  return [
    ...(/[^\0-\u024F\u2000-\u20CF]/.test(text) ? IN_SCRIPTS : []),
    ...(/さん|様|氏|ちゃん|くん/.test(text) ? [IN_JAPANESE] : []),
    ...(text.includes('.') ? [INITIALS, BEHIND_SHORT_TITLE] : []),
    ...(CLAN_SIGN.test(text) ? [OF_A_CLAN] : []),
    ...(/ (?:Bey|Hanım|\p{Lu}(?:\.|\s*$))/u.test(text) ? SIGNS : []),
  ];
}

/** Behind a Japanese form of address. */
const IN_JAPANESE =
  /(?<!\p{Script=Han})(?!管理人|店員|[おご]?客|係|運転手|従業員|受付|担当|業者|職人|店長|社長|大家|皆|子供|息子|娘|奥|旦那|医者|赤|スタッフ|オーナー|マスター|ガイド|ドライバー|インストラクター|トレーナー|シェフ|ママ|パパ)(?:\p{Script=Han}{1,4}|\p{Script=Katakana}{2,8})(?=さん|様|氏|ちゃん|くん)/gu;

/** Names in scripts without capitals, by the words beside them. */
const IN_SCRIPTS: readonly RegExp[] = [
  /\p{Script=Han}{1,3}(?=先生|女士|小姐|经理|經理|老师|老師|医生|师傅|阿姨)/gu,
  /[王李张刘陈杨赵黄吴徐孙胡朱林郭罗](?!先生|女士|小姐|经理|老师|医生)\p{Script=Han}{1,2}(?=很|非常|特别|帮)/gu,
  /\p{Script=Hangul}{2,4}(?= ?씨)/gu,
  /(?<!\p{Script=Devanagari})\p{Script=Devanagari}{1,40}(?= जी)/gu,
  /(?<=(?:السيدة?|الأستاذة?|الموظفة?|الدكتورة?|الأخت?) )\p{Script=Arabic}{1,40}/gu,
  /(?<!\p{L})[لبو]?(?:محمد|أحمد|احمد|فاطمة|خالد|يوسف|مريم|عبد ?الله|عبد ?الرحمن)(?!\p{L})/gu,
];

/** `Ruairí Mac Giolla`, `Pieter van der Heijden`: not `My Mac Pro` or `Big Mac Menu`. */
const CLAN_SIGN = / (?:Mac|Mc|Ó|Ní|Nic|Uí|van de[nr]?|von der) \p{L}/u;
const OF_A_CLAN =
  /(?<![\p{L}'’-])(?!(?:Big|My|Our|New|The|Old|Your|Apple|On|For|With|Mein|Der|Een|De)(?!\p{L}))\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})? (?:(?:Mac|Mc|Ó|Ní|Nic|Uí) (?:an )?(?!(?:Pro|Mini|Air|Book|Studio|Menu|Store|App)(?!\p{L}))|(?:van de[nr]?|von der) )\p{Ll}?\p{Lu}\p{Ll}{1,24}(?!\p{L})/gu;

/** `Ahmet Bey`; and a review that ends with a name and an initial. */
const SIGNS: readonly RegExp[] = [
  /\p{Lu}\p{Ll}+(?= (?:Bey|Hanım)(?!\p{L}))/gu,
  /(?<=^|[.!?…"”\n] ?)(?!(?:Vitamin|Size|Plan|Model|Series|Type|Class|Grade|Part|Option|Galaxy|Hall|Terminal|Gate|Row|Block|Room|Halle|Gleis|Reihe|Größe|Talla|Taille|Taglia|Maat|Tamanho|Zone|Line|Linie|Ligne|Modell|Grade)\b)\p{Lu}\p{Ll}+ \p{Lu}(?=\.?\s*$|\. (?:from|at|aus|vom|von|de|du|di|da|van|who|was|war|in|und|and|has|hat|helped)\b)/gu,
];

/** `Sig.ra Dall'Ò`, `Dott.ssa Neri`. */
const BEHIND_SHORT_TITLE =
  /(?<=(?<!\p{L})(?:[Ss]ig\.(?:ra|na)|[Dd]ott\.ssa|[Pp]rof\.ssa|[Aa]vv\.) )\p{Lu}[\p{L}'’-]{0,24}(?: \p{Lu}[\p{L}'’-]{1,24})?/gu;

/** Two at least: a single one is asked of the words around it. */
const INITIALS = /(?<![\p{L}.])(?!U\.|A\.M|P\.M|D\.C)(?:\p{Lu}\. ?){2,3}\p{Lu}\p{Ll}+/gu;
