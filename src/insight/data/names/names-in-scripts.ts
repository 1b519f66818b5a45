import LIST from './names-in-scripts.txt?raw';
import { alternativesOf } from '../entries.ts';

/** Names in scripts without capitals, by the words beside them. */

const words = alternativesOf(LIST);

/** After a Japanese form of address, before `と申します`, and in kana after a role. */
export const IN_JAPANESE: readonly RegExp[] = [
  /(?<!\p{Script=Han})(?!\p{Script=Han}{0,3}師(?:さん|様)|子さん|(?:弁護|保育|税理|栄養)士|管理人|店員|[おご]?客|係|運転手|従業員|受付|担当|業者|職人|店長|社長|大家|皆|子供|息子|娘|奥|旦那|医者|赤|スタッフ|オーナー|マスター|ガイド|ドライバー|インストラクター|トレーナー|シェフ|ママ|パパ)(?:\p{Script=Han}{1,4}|\p{Script=Katakana}{2,8})(?=さん|様|氏|ちゃん|くん)/gu,
  /(?<=(?:スタッフ|店員|担当|店長|受付|先生|ガイド|インストラクター|美容師|ドライバー|娘|息子|友人)の)(?!お|みな|方)\p{Script=Hiragana}{2,5}?(?=さん|様|ちゃん|くん)/gu,
  /(?<=^|[、。！!？?\s「（の])(?!お|みな|みん|たく|あか|おく)\p{Script=Hiragana}{2,4}(?=ちゃん|くん|さん)/gu,
  /(?!お?客|皆|管理)(?:\p{Script=Han}{1,4}[ \u3000]\p{Script=Han}{1,4}|[\p{Script=Katakana}ー]{2,8}[ \u3000・][\p{Script=Katakana}ー]{2,8})(?=さん|様|氏|先生)/gu,
  /(?<=(?:^|[、。は\s]))[\p{Script=Han}\p{Script=Katakana}]{1,6}(?:[ \u3000・][\p{Script=Han}\p{Script=Katakana}]{1,6})?(?=と(?:申し|言い|いい)ます)/gu,
];

const KIN = `(?:${words('japanese-kin')})の`;

/** After kin: given names in signs by their ending, and frequent ones in kana. */
export const IN_JAPANESE_FAMILIES: readonly RegExp[] = [
  String.raw`(?!${words('no-japanese-children')})(?:\p{Script=Han}{1,2}[太郎介輔佑也哉樹斗翔輝吾志彦雄悠蓮颯陽湊子美奈菜香恵江乃織里莉沙紗衣華咲葵凛杏芽]|陽向|大和|蓮|翔|葵|凛|咲)`,
  `(?:${words('japanese-given-names')})`,
].map((name) => new RegExp(`(?<=${KIN})${name}(?=[はがもとに、])`, 'gu'));

/** Frequent ones, and those of two signs. */
const CHINESE_FAMILY = `(?:${words('chinese-family-names')})`;
const CHINESE_BEHIND =
  '(?=[很真特超非态服帮给一讲说做手人脾技，。！、～~的和也都为]|十分|耐心|热情|先生|女士|小姐|$)';

export const IN_SCRIPTS: readonly RegExp[] = [
  // `Тамара Петровна`: a name after the father’s.
  String.raw`\p{Lu}\p{Ll}{1,15} \p{Lu}\p{Ll}{2,14}(?:овн|евн|ичн|ович|евич|ьич)\p{Ll}{0,3}(?!\p{L})`,
  String.raw`(?!前台|服务|客服|店员|销售|导游)\p{Script=Han}{1,3}(?=先生|女士|小姐(?!姐)|经理|經理|老师|老師|医生|师傅|阿姨)`,
  String.raw`[王李张刘陈杨赵黄吴徐孙胡朱林郭罗](?!先生|女士|小姐|经理|老师|医生|子)\p{Script=Han}{1,2}(?=很|非常|特别|帮)`,
  String.raw`(?<=(?:${words('chinese-roles')})的?)(?!小姐|小哥|小伙|小妹|老师|老板|阿姨)(?:${CHINESE_FAMILY}\p{Script=Han}{1,2}?|[小阿老]\p{Script=Han}{1,2}?)${CHINESE_BEHIND}`,
  String.raw`(?<=我叫|我是|名叫|叫做|叫|感谢|谢谢|多亏|表扬|点名|联系|找)(?:${CHINESE_FAMILY}(?!经理|老师|师傅|医生|先生|女士|小姐|阿姨)\p{Script=Han}{1,2}?|[小阿]\p{Script=Han}{1,2}?)${CHINESE_BEHIND}`,
  String.raw`(?<=[由请让被跟和给])(?!${words('no-chinese-names')})${CHINESE_FAMILY}\p{Script=Han}{2}(?=帮|给|为|来|负责|接待|服务|操作|设计|做的)`,
  // `我老公陈志强说`, `我儿子豆豆`: a full name or a pet name after kin.
  String.raw`(?<=(?:${words('chinese-kin')}))(?!${words('no-chinese-names')})${CHINESE_FAMILY}(?:(?![的了是在不也都很说要去来有着过和跟给吃用买看喜爱就还没能会得真太已想今每这那])\p{Script=Han}){2}`,
  String.raw`(?<=(?:${words('chinese-kin')}))(?!${words('chinese-doubles')})(\p{Script=Han})\1(?!的|地)`,
  String.raw`${CHINESE_FAMILY}(?=姐|哥|大夫|主任|护士|教练|师傅|阿姨|老师|医生)`,
  String.raw`\p{Script=Hangul}{2,4}(?= ?씨)`,
  String.raw`(?<!\p{Script=Hangul})[김이박최정강조윤장임한오서신권황안송류홍전고문양손배백허남심노하곽성차주우구민유나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모]\p{Script=Hangul}{1,2}(?= ?(?:매니저|선생|사장|실장|대리|과장|부장|팀장|점장|원장|기사|직원|님))`,
  // `أم يوسف`: after a child.
  String.raw`(?<!\p{L})[لبو]?(?:أبو|ابو|أبي|أم|ام) (?!(?:لا|هي|هو|لم|لن|ما|أن|ان|في|من|على|هل|أنه|مجرد)(?!\p{L}))\p{Script=Arabic}{2,15}(?!\p{L})`,
  // `रमेश भाई`, `सुनीता मैडम`: not `बहुत जी`.
  String.raw`(?<!\p{Script=Devanagari})(?!(?:${words('no-hindi-names')})(?!\p{Script=Devanagari}))\p{Script=Devanagari}{2,20}(?= (?:जी|भाई|भैया|दीदी|सर|मैडम|अंकल|आंटी)(?!\p{Script=Devanagari})(?! दर्द))`,
  // `תודה לשירן מהמוקד`
  String.raw`(?<=(?<!\p{L})(?:תודה|תודות|כל הכבוד)(?: (?:רבה|גדולה|ענקית|מיוחדת|מקרב לב))? ל)(?!(?:${words('no-hebrew-names')})(?!\p{L}))\p{Script=Hebrew}{2,9}(?= מ\p{Script=Hebrew}{3})`,
  String.raw`(?<=(?<!\p{L})(?:${words('cyrillic-titles')}) )(?!(?:${words('cyrillic-offices')}))\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{2,24})?(?!\p{L})`,
  String.raw`(?<=(?<!\p{L})(?:${words('cyrillic-roles')}) )(?!(?:${words('no-cyrillic-persons')})(?!\p{L}))\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,24})?(?!\p{L})`,
  String.raw`(?<=(?<!\p{L})(?:${words('cyrillic-roles')}|${words('cyrillic-titles')}) )(?:${words('russian-names')})(?:[аеиоуыюяй]|ой|ей|ом|ем)?(?!\p{L})`,
  String.raw`(?<=(?<!\p{L})(?:${words('greek-titles')}) )\p{Lu}\p{Ll}{2,24}(?: \p{Lu}\p{Ll}{2,24})?(?!\p{L})`,
  String.raw`(?<=(?<!\p{L})(?:${words('arabic-roles')}) )(?:عبد |أبو |ابو |بن )?(?!ال)\p{Script=Arabic}{2,20}(?: (?:بن )?ال\p{Script=Arabic}{3,15}(?= |[.،!]|$)(?! (?:جدا|كان|كانت)))?`,
  String.raw`(?<!\p{L})(?:(?<=(?:شكرا|شكراً|الشكر|تحية|تحياتي|اسألوا عن|اسأل عن|الموظف|الموظفة|يا) )[لبو]?(?:${words('arabic-words')})(?!\p{L})|[لبو]?(?:${words('arabic-words')})(?= (?:بن )?(?:ال\p{Script=Arabic}{3,15}ي(?!\p{L})|(?:${words('arabic-acts')}))))`,
  String.raw`(?<!\p{L})(?<!(?:الملك|الأمير|الشيخ|شارع|مطار|جامعة|مدينة) )[لبو]?(?:${words('arabic-names')}|عبد ?ال\p{Script=Arabic}{3,8})(?!\p{L})(?: (?:بن )?ال\p{Script=Arabic}{3,15}ي(?!\p{L}))?`,
].map((form) => new RegExp(form, 'gu'));

/**
 * A capitalised word inside a sentence after an article of a person’s gender: Greek has its nouns in
 * lower case.
 */
export const NAMES_IN_GREEK = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:[ΟοΗη]|[Ττ]ον|[Ττ]ην|[Σσ]τον) )(?!(?:${words('no-greek-names')}))\p{Lu}\p{Ll}{2,20}(?: (?!(?:${words('no-greek-names')}))\p{Lu}\p{Ll}{2,24})?(?!\p{L})`,
  'gu',
);
