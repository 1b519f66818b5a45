/**
 * Words by which models introduce a post and say goodbye after it, in the languages that posts are
 * written in. A paragraph is taken for one of theirs only if several of these lists agree.
 */

const anyOf = (...words: readonly string[]): string => words.join('|');
/** Whole words: no letter beside them. */
const whole = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}'’])(?:${pattern})(?![\p{L}\p{N}'’-])`, 'iu');

const PLATFORMS = 'instagram|facebook|linkedin|you ?tube|tik ?tok|twitter|threads|social media';

/** Names of what the request asks for. */
const PRODUCTS = anyOf(
  'post|posts|caption|captions|tweet|draft|write-up|rewrite',
  'beitrag|beitrags|beitragstext|bildunterschrift|entwurf|text',
  'publication|légende|brouillon|texte',
  'publicación|leyenda|borrador|texto',
  'didascalia|bozza|pubblicazione|testo',
  'bericht|bijschrift|concept|tekst',
  'postagem|publicação|legenda|rascunho',
  'wpis|opis|tekst|příspěvek|příspěvku|príspevok|objava|objavo|objavu|публикация|публикации|пост|поста|подпись|допис|публікація|публикацията',
  'inlägg|inlägget|innlegg|innlegget|opslag|opslaget|(?:julkaisu|postauk|gönderi|paylaşım|bejegyzés|poszt|postitus|įraš|ierakst)\\p{L}{0,6}|postaus|postingan|unggahan|hantaran|siaran',
  'bài đăng|bài viết|ανάρτηση|ανάρτησή|δημοσίευση|δημοσίευσή|postare|postarea|publicació',
);
/** The same in scripts that write words together, or join them to others. */
const JOINED_PRODUCTS = anyOf(
  '投稿|キャプション|文章|帖子|文案|帖文|推文|貼文|貼文|게시물|게시글|포스트|캡션',
  'منشور|المنشور|פוסט|הפוסט|पोस्ट|โพสต์|پست|پوسٹ|পোস্ট',
);
export const PRODUCT = new RegExp(`${whole(PRODUCTS).source}|${JOINED_PRODUCTS}`, 'iu');

/** Words that name a text only beside one of these: "your text", "the shorter version". */
export const WEAK_PRODUCT = whole(
  '(?:your|the requested|the shortened|the shorter|the revised|the updated|the rewritten|a shorter|a revised|a shortened) (?:[\\p{L}-]{1,20} ){0,3}(?:text|version|copy|description|content|script|rest|continuation|image prompt|prompt)',
);

/** Beginnings of an introduction: the text is announced, or the request confirmed. */
export const OPENER = new RegExp(
  [
    whole(
      anyOf(
        "here(?:['’]s| is| are| you go| it is)|below (?:is|are)|i(?:['’]ve| have) (?:written|created|drafted|crafted|prepared|put together)|i (?:wrote|created|drafted)|as requested|based on|sure|certainly|of course|absolutely|okay|got it|gladly|happy to",
        'hier (?:ist|sind|kommt|findest|finden)|gerne|gern|natürlich|selbstverständlich|klar|anbei|im folgenden',
        'voici|voilà|bien sûr|avec plaisir|ci-dessous',
        'aquí (?:tienes|está|va|te|le)|claro|por supuesto|a continuación|con gusto',
        'ecco|certo|certamente|di seguito|volentieri',
        'hier (?:is|heb|staat)|natuurlijk|zeker|graag|hieronder',
        'aqui (?:está|vai|tens|tem)|segue|abaixo|com certeza',
        'oto|jasne|oczywiście|poniżej|zde je|tady je|tu je|samozřejmě|samozrejme|evo|naravno|tukaj je|вот|конечно|ниже|ось|звичайно|ето|разбира се',
        'här är|här kommer|självklart|her er|selvfølgelig|tässä|tietysti|[iİ]şte|tabii|elbette|aşağıda|berikut|tentu|ini dia|baik',
        'đây là|dưới đây|chắc chắn|ορίστε|ακολουθεί|φυσικά|βεβαίως|íme|természetesen|tessék|iată|desigur|aquí tens|és clar|štai|žinoma|lūk|protams|siin on|loomulikult',
      ),
    ).source,
    '以下|こちら|もちろん|承知|这是|這是|好的|当然|當然|下面|다음은|여기|물론|إليك|بالطبع|تفضل|הנה|בטח|यहाँ|यहां|ज़रूर|ये रहा|यह रहा|นี่คือ|แน่นอน|در اینجا|البته|یہ رہی|এখানে',
  ].join('|'),
  'iu',
);

/** A yes alone, as no post begins. */
export const YES =
  /^(?:sure(?: thing)?|certainly|of course|got it|okay|ok|gerne|natürlich|bien sûr|claro|por supuesto|certo|certamente|natuurlijk|graag|oczywiście|конечно|もちろんです|承知しました|好的|当然)[!.。！,，]{1,3}$/iu;

/** The company speaks, or the text of a customer is meant: the words belong to the post. */
export const OWN_VOICE = whole(
  anyOf(
    "we|our|ours|us|let['’]s|wir|unser|unsere|unseren|unserem|unserer|uns|nous|notre|nos|nosotros|nuestro|nuestra|nuestros|nuestras|noi|nostro|nostra|nostri|nostre|wij|we|ons|onze|nós|nosso|nossa|nossos|nossas|мы|наш|наша|наши|нас|nasz|nasza|nasze|nas",
    '(?:post|caption|text|tweet|beitrag|texte|texto|testo|tekst) (?:from|by|von|de nos|de una|di una|van een)',
  ),
);

/** Labels such as "**Instagram Post:**" consist of these alone. */
export const LABEL = new RegExp(
  `^(?:(?:${PLATFORMS}|${PRODUCTS}|${JOINED_PRODUCTS}|social|media|final|short|shortened|revised|updated|suggested|sample|the|your|for|dein|ihr|für|le|la|pour|el|para|il|per|het|voor|o|version|text|copy|content|option|variant|version|[0-9]{1,2})[ \\-–]{0,3}){1,6}$`,
  'iu',
);
export const PLATFORM_OR_PRODUCT = new RegExp(`${PLATFORMS}|${PRODUCTS}|${JOINED_PRODUCTS}`, 'iu');

/** Goodbyes: an offer or a hope, and in it what would be done to the text. */
export const FAREWELLS: readonly (readonly [offer: RegExp, matter: RegExp])[] = [
  [
    whole(
      "let me know|would you like|do you want|want me to|feel free|i hope|hope (?:this|it|you)|if you(?:['’]d| would)? (?:like|want|need|prefer)|happy to|i can|shall i|should i|just (?:say|tell me)|i['’]d be (?:happy|glad)",
    ),
    whole(
      '(?:shorter|longer|different|another|alternative|new|other|more (?:\\p{L}{1,20} )?)(?: [\\p{L}-]{1,20}){0,2} (?:version|versions|variation|variations|post|caption|tone|option|options|draft|hashtags|style|take)|(?:make|makes|made) (?:it|this|the post|the caption)(?: [\\p{L}-]{1,20}){0,2} (?:shorter|longer|funnier|different|formal|casual|warmer|punchier)|adjust|adjusted|adjustments?|tweaks?|tweaked|revise|revised|revisions?|rewrite|rewritten|refine|refined|edits?|(?:the|this|a) (?:post|caption|draft|tone|hashtags|length)|want me to|like me to|anything else|this helps|it helps|any changes|(?:further|more) (?:changes|help|assistance)|modif\\p{L}{1,12}|customi[sz]e|translate|different platform|(?:shorten|lengthen|expand) (?:it|this|the)',
    ),
  ],
  [
    whole(
      '(?:lass|lassen sie|sag|sagen sie|gib|geben sie) (?:es |einfach )?(?:mich|mir)|möchtest du|möchten sie|soll ich|falls du|falls sie|wenn du|wenn sie|ich hoffe|ich kann|gerne',
    ),
    /versione?n?|variante|kürzer|länger|anpass|änder|\bton(?:fall)?\b|\bbeitrag|\bpost\b|\btext\b|hashtags|überarbeit|umschreib|umformulier|entwurf|weiterhelf|weiterhilft/iu,
  ],
  [
    whole(
      "n['’]hésitez pas|n['’]hésite pas|dites-moi|dis-moi|faites-moi|fais-moi|voulez-vous|veux-tu|souhaitez-vous|souhaites-tu|j['’]espère|si vous|si tu|je peux",
    ),
    /version|plus court|plus long|ajust|modif|\bton\b|publication|\bpost\b|le texte|légende|hashtags|vous aide|t[’']aide|convient|reformul/iu,
  ],
  [
    whole(
      'avísame|avíseme|dime|dígame|hazme saber|házmelo saber|quieres que|quiere que|te gustaría|le gustaría|deseas|desea|espero que|si (?:quieres|deseas|necesitas|quiere|desea|necesita)|puedo',
    ),
    /versión|versiones|más cort|más larg|ajust|modific|cambi|\btono\b|publicación|\bpost\b|el texto|hashtags|ayud|te sirva|le sirva/iu,
  ],
  [
    whole(
      'fammi sapere|mi faccia sapere|vuoi che|desideri|desidera|spero|se (?:vuoi|desideri|preferisci|vuole)|posso',
    ),
    /version[ei]|più cort|più brev|più lung|modific|aggiust|\btono\b|\bpost\b|il testo|didascalia|hashtag|aiut|utile/iu,
  ],
  [
    whole(
      'laat (?:het )?(?:me|mij|maar)(?: maar)? weten|wil je|wilt u|zal ik|ik hoop|als je|als u|ik kan',
    ),
    /versie|korter|langer|aanpass|aangepast|wijzig|\btoon\b|\bbericht|\bpost\b|de tekst|hashtags|helpt|herschrijf/iu,
  ],
  [
    whole(
      'me avise|avise-me|diga-me|me diga|gostaria|quer que|queres que|espero que|se (?:quiser|precisar|desejar|quiseres)|posso',
    ),
    /versão|versões|mais curt|mais long|ajust|alter|mudanç|\btom\b|\bpost\b|o texto|legenda|hashtags|ajud/iu,
  ],
  [
    /дайте (?:мне )?знать|дай (?:мне )?знать|сообщите|если (?:хотите|нужно|вам)|хотите|надеюсь|могу|дайте знати|якщо/iu,
    /верси|короче|длинн|измен|изменит|\sтон|пост|текст|поможет|версі|змін|допис|скорот/iu,
  ],
  [
    /daj(?:cie)? (?:mi )?znać|czy chcesz|mam nadzieję|jeśli chcesz|mogę|dej(?:te)? (?:mi )?vědět|chcete|daj(?:te)? mi vedieť|javi(?:te)? mi|sporoči/iu,
    /wersj|krótsz|dłuższ|zmian|\bton\b|\bpost|tekst|verz|kratší|delší|upravi|změn|zmen|krać|krajš/iu,
  ],
  [
    whole(
      'låt mig veta|säg till|lad mig vide|sig til|gi meg beskjed|la meg vite|vill du|vil du|jag hoppas|jeg håber|jeg håper|kerro|haluatko|toivottavasti',
    ),
    /version|versjon|kortare|kortere|längre|lengre|længere|ändr|ændr|endr|\bton\b|inlägg|opslag|innlegg|hjälp|hjælp|hjelp|lyhyem|pidem|muok|versio/iu,
  ],
  [
    /[iİ]stersen(?:iz)?|bana (?:bildir|söyle)|umarım|beri tahu|apakah (?:anda|kamu)|jika (?:anda|kamu)|semoga|hãy cho (?:tôi|mình)|bạn có muốn|nếu bạn/iu,
    /versiyon|daha kısa|daha uzun|değişik|düzenle|gönderi|yardımcı|versi |lebih pendek|lebih panjang|ubah|postingan|membantu|phiên bản|ngắn hơn|dài hơn|chỉnh sửa|bài đăng/iu,
  ],
  [
    /お知らせ|お申し付け|いかがでしょう|ご希望|必要(?:であれば|でしたら)|ましょうか|如果|如需|需要|希望|要不要|是否|원하시|필요하시|말씀해|알려/u,
    /修正|調整|変更|短く|短い|長く|別の|バージョン|修改|调整|版本|更短|更长|改写|文案|수정|버전|조정|짧게|길게|변경/u,
  ],
  [
    /أخبرني|هل (?:تريد|ترغب)|إذا|تودי|תגיד|האם|אם תרצ|मुझे बताएं|क्या आप|अगर आप|บอกฉัน|หาก|ενημερώστε|θέλετε|θα θέλατε|szólj|szeretné|spuneți-mi|dorești|doriți|fes-m'ho saber|vols que/u,
    /نسخة|أقصر|أطول|تعديل|تغيير|منشور|גרסה|קצר|ארוך|לשנות|שינוי|छोटा|संस्करण|बदलाव|लंबा|เวอร์ชัน|สั้น|ปรับ|แก้ไข|έκδοση|σύντομ|αλλαγ|προσαρμ|verzió|rövid|változtat|módosít|versiun|scurt|modific|versió|canvi/u,
  ],
];

/** A remark about the text, under a word such as "Note:". */
export const REMARK =
  /^[^\p{L}]{0,4}(?:notes?|hinweis|anmerkung|remarque|nota|opmerking|примечание|注|备注|備考)[^\p{L}\p{N}:：]{0,4}[:：]/iu;
export const ABOUT_TEXT = whole(
  "(?:this|the|your) (?:post|caption|draft|hashtags?|text|version)|word count|characters|placeholders?|brackets|i (?:have|kept|used|avoided|did|left|made|included|focused)|i['’](?:ve|m)|feel free|der beitrag|dieser beitrag|den beitrag|ich habe|cette publication|ce texte|j['’]ai|esta publicación|este texto|he (?:usado|incluido)|questo post|il testo|ho (?:usato|inserito)|dit bericht|ik heb|este post|usei",
);
/** Beginning of an explanation after the post, up to its end. */
export const EXPLANATION =
  /^[^\p{L}]{0,6}(?:why (?:this|it)(?: \p{L}{1,12}){0,2} works|what i changed|changes made|rationale|explanation|key (?:changes|choices)|warum (?:das|dieser beitrag) funktioniert)[^\p{L}]{0,6}$/iu;

const COUNTED =
  'words?|characters?|chars?|wörter|zeichen|mots|caractères|palabras|caracteres|parole|caratteri|woorden|tekens|palavras|слов|символов|字';
/** "(Word count: 87)", "87 words". */
export const COUNT = new RegExp(
  String.raw`^[^\p{L}\p{N}]{0,6}(?:(?:total|approx(?:imately)?|about|ca)[.: ]{0,3})?(?:(?:${COUNTED})[- ]?(?:count|zahl|anzahl)?\s?[:：=]\s?~?\d[\d.,]{0,6}(?:\s?(?:${COUNTED}))?|(?:wortzahl|wortanzahl|zeichenzahl|nombre de mots|recuento de palabras|conteggio parole|aantal woorden|contagem de palavras|length)\s?[:：]\s?~?\d[\d.,]{0,6}(?:\s?(?:${COUNTED}))?|~?\d[\d.,]{0,6}\s?(?:${COUNTED}))(?:\s?[/,;|]\s?\d[\d.,]{0,6}\s?(?:${COUNTED}))?[^\p{L}\p{N}]{0,6}$`,
  'iu',
);

/** Names of reasoning, as the heading above it or behind the fence around it. */
export const THOUGHT =
  /^(?:my )?(?:thinking|reasoning|thoughts?|thought process|thinking process|chain of thought|gedankengang|raisonnement|razonamiento|ragionamento|redenering|raciocínio|思考过程|推理)$/iu;

/** Names of what an assistant says, as the label behind its reasoning. */
export const ANSWER_LABEL =
  /^(?:(?:the |my )?final )?(?:answer|response|output|antwort|réponse|respuesta|risposta|antwoord|resposta|ответ|回答|答案|답변)$/iu;
