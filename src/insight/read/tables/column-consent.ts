/** Columns in which customers say whether their words may be published. */

/** In UTF-16 units; a longer name is no question about consent. */
const LONGEST_QUESTION = 300;

/** Words for asking or giving permission, without accents and in lower case. */
const ALLOW =
  /(?<!\p{L})(?:may|can|could|allow(?:ed|s)?|permission|permit(?:ted)?|consents?|agree[sd]?|ok(?:ay)?|happy (?:for us )?to|willing|authori[sz]e[sd]?|approv(?:al|ed?)|rights?|release|d[au]rf\p{L}*|erlaub\p{L}*|einwillig\p{L}*|einverstand\p{L}*|zustimm\p{L}*|stimm\p{L}* .{0,40}zu|freigab\p{L}*|freigegeben|pouvons|peut|pouvez|autoris\p{L}*|autorise[zs]?|accord|acceptez|accepte|consent\p{L}*|d'accord|permettez|podemos|puede[ns]?|podriamos|permis\p{L}*|autoriz\p{L}*|acepta\p{L}*|acuerdo|possiamo|potremmo|permess\p{L}*|acconsent\p{L}*|accett\p{L}*|accord\p{L}*|mogen|toestemming\p{L}*|akkoord|toegestaan|posso|permit\p{L}*|aceit\p{L}*|concord\p{L}*|mozemy|zgod\p{L}*|zgadzam|wyrazam|far vi|ma vi|samtyck\p{L}*|samtykk\p{L}*|tillat\p{L}*|tillad\p{L}*|saako|saammeko|smime|muzeme|souhlas\p{L}*|kullanabilir|yayinlayabilir|izin|onay\p{L}*|разреш\p{L}*|согла\p{L}*|можно|можем)(?!\p{L})|よろしい|可否|可能|許可|同意|承諾|可以|允许|允許|授权|授權|동의|허락|가능/u;

/** Words for making a customer's words public. */
const PUBLISH =
  /(?<!\p{L})(?:quot(?:e|ed|es|ing)|cite[ds]?|publish\p{L}*|publication|publicly|public|testimonials?|use (?:your|my|this|these|the) (?:\p{L}+ ){0,2}(?:words?|comments?|feedback|review|answers?|quote|statement|story|response|name)|zitier\p{L}*|zitat\p{L}*|veroffentlich\p{L}*|weiterverwend\p{L}*|verwenden|citer|citation|publi\p{L}{1,8}|temoignage\p{L}*|diffus\p{L}*|citar\p{L}*|cita|testimonios?|citar[el]a|citarl[aoei]|pubblic\p{L}*|testimonianz\p{L}*|citeren|publiceren|publicatie|plaatsen|gebruiken|cita-l[oa]|depoiment\p{L}*|divulg\p{L}*|zacytowac|cytowac|opublikowac|publikacj\p{L}*|citera|citere|publicer\p{L}*|publiser\p{L}*|lainata|julkais\p{L}*|zverejn\p{L}*|citovat|alinti\p{L}*|yayinla\p{L}*|процитир\p{L}*|цитир\p{L}*|опублик\p{L}*|публик\p{L}*)(?!\p{L})|掲載|引用|公開|公开|發布|发布|刊登|게재|인용|공개/u;

/** We ask for a permission, or the customer gives it: `May we …`, `I agree that … may be …`. */
const ASKED =
  /(?<!\p{L})(?:(?:may|can|could) (?:we|i)|may be|(?:may|can|could) (?:my|your|this|these|it|they)(?: \p{L}+){0,2} be|(?:my|your|this|these|comments?|answers?|feedback|reviews?)(?: \p{L}+)? (?:can|could) be|(?:allow|let|permit|authori[sz]e)s? us|i (?:agree|allow|authori[sz]e|consent|permit|give)|(?:ok(?:ay)?|permission|consent|happy|willing)(?: for us)? (?:to|for)|d[au]rf(?:en wir)?|ich (?:stimme|erlaube|gestatte|willige|bin einverstanden)|einverstanden|erlaub(?:t|nis)|pouvons-nous|pourrions-nous|peut-on|pourrait-on|autorisez-vous|acceptez-vous|j[’'](?:autorise|accepte)|podemos|podriamos|nos (?:autoriza|permite)s?|autorizo|acepto|permito|possiamo|potremmo|autorizzo|acconsento|accetto|mogen w(?:e|ij)|ik (?:ga akkoord|geef toestemming)|toestemming|aceito|concordo|far vi|ma vi|kan vi|saammeko|voimmeko|czy mozemy|wyrazam zgode|muzeme|smime|mozeme|можем|разрешаю|даю согласие)(?!\p{L})|よろしい|[いよ]い[でて]すか|可能ですか|可以|同意|해도/u;

/** Words for using or showing something, which customers do with a product as well. */
const USE =
  /(?<!\p{L})(?:us(?:e|ed|ing)|shar(?:e|ed|ing)|featur(?:e|ed|ing)|show|shown|display|displayed|post|posted|print|printed|reproduced?|included?|nutz\p{L}*|genutzt|benutz\p{L}*|verwend\p{L}*|zeigen|gezeigt|teilen|geteilt|(?:ab)?druck\p{L}*|abgedruckt|utilis\p{L}*|partag\p{L}*|affich\p{L}*|montr\p{L}*|usar|uso|utiliz\p{L}*|comparti\p{L}*|mostra\p{L}*|usar(?:e|l[oaei]s?)|condivid\p{L}*|gebruik\p{L}*|delen|gedeeld|tonen|partilh\p{L}*|compartilh\p{L}*|anvand\p{L}*|brug\p{L}*|bruk\p{L}*|dela|dele|kaytta\p{L}*|jakaa|wykorzyst\p{L}*|uzy\p{L}*|udostepn\p{L}*|pouzi\p{L}*|sdilet|использ\p{L}*|показ\p{L}*)(?!\p{L})|l[’']utilis\p{L}+|l[’']uso|使用|利用|紹介|使って|分享|展示|사용|공유/u;

/** What customers said, and where we would show it. */
const OF_WORDS =
  /(?<!\p{L})(?:words?|comments?|feedback|reviews?|answers?|responses?|quotes?|statements?|stor(?:y|ies)|opinions?|testimonials?|repl(?:y|ies)|names?|kommentar\p{L}*|bewertung\p{L}*|antwort\p{L}*|worte\p{L}*|aussage\p{L}*|meinung\p{L}*|ruckmeldung\p{L}*|rezension\p{L}*|statements?|zitat\p{L}*|name|avis|commentaires?|reponses?|propos|mots|paroles|temoignages?|opinion(?:es)?|comentarios?|resenas?|respuestas?|palabras|nombre|opinion[ei]|recension[ei]|comment[oi]|rispost[ae]|parole|nome|mening|reacties?|antwoord\p{L}*|beoordeling\p{L}*|woorden|naam|opinioe?s|avaliac\p{L}*|respostas?|palavras|depoimentos?|kommentti\p{L}*|omdome\p{L}*|ord|svar|recension\p{L}*|anmeldelse\p{L}*|opini\p{L}*|komentar\p{L}*|recenzj\p{L}*|odpowied\p{L}*|recenz\p{L}*|nazor\p{L}*|отзыв\p{L}*|комментари\p{L}*|слова|мнени\p{L}*|ответ\p{L}*|(?:on|in|for) (?:our|your) (?:web ?)?sites?|social media|marketing|advertis\p{L}*|promotion\p{L}*)(?!\p{L})|コメント|レビュー|感想|口コミ|回答|意見|意见|お?言葉|お?声|评论|評論|评价|評價|反馈|回饋|留言|文字|후기|리뷰|댓글|의견|답변/u;

/** `Can we use this?`: asked about the words beside it, unlike `Can I use this in the rain?` */
const OF_THESE =
  /(?<!\p{L})(?:we|us|wir|nous|podemos|podriamos|possiamo|potremmo|w(?:e|ij)|vi|mozemy|muzeme|smime|mozeme|можем)(?!\p{L}).{0,40}(?<!\p{L})(?:this|these|it|them|dies\p{L}{0,2}|es|cela|ceci|l[’']utilis\p{L}+|esto|usarl[oa]s?|questo|usarl[oaei]|dit|het|isto|det|to|это)(?: (?:on|in|as|auf|als|sur|en|su|op|em|na|pa)(?!\p{L}).*| (?:nutzen|benutzen|verwenden|teilen|zeigen|delen|gebruiken|tonen))?\W*$/u;

/** A quote is also a price, and to publish is also a feature of a product. */
const OF_PRICE = /(?<!\p{L})(?:our|the|a|your) quotes?\??\s*$|(?<!\p{L})(?:for|get) a quote/u;

/** Permission for something else, which says nothing about the words. */
const OF_CONTACT =
  /(?<!\p{L})(?:contact|e-?mails?|newsletters?|call(?: you)?|phone|reach (?:out|you)|follow(?:-| )?up|kontaktier\p{L}*|anrufen|contacter|appeler|contact(?:ar|eren|arti|arla)|llamar|chiamar\p{L}*|bellen)(?!\p{L})/u;

/** Names in code and short labels that say it without a verb: `publish_ok`, `quotable`. */
const LABEL =
  /^(?:(?:ok(?:ay)?|permission|can|may) (?:to )?(?:publish|quote|share|use)|share (?:ok|publicly)|publish|(?:is )?public|use (?:as (?:a )?|in )(?:testimonials?|marketing|ads?|advertising)|publish(?:able| ok| allowed| permission| consent)|quot(?:able|e ok|e allowed|e permission|e consent)|(?:public|testimonial|quote|publishing|publication|usage) (?:permission|consent|release|rights?|approval|allowed|ok)|may (?:be )?(?:publish|quote)d?|can (?:be )?(?:publish|quote)d?|(?:share|publish|show|display|post|feature|use) (?:on|in) (?:the |our )?(?:web ?site|web|site|social media|marketing))\??$/u;

/** Names that say it the other way round: who says yes refuses. `Do not publish`, `Keep confidential?` */
const FORBIDS =
  /(?<!\p{L})(?:do not|don[’']?t|not to|never|nicht|ne pas|no|non|niet|nao) (?:\p{L}+ ){0,2}?(?:publish|quote|share|print|veroffentlich\p{L}*|zitier\p{L}*|publier|citer|publicar|citar|pubblicare|citare|publiceren|citeren)(?!\p{L})|opt(?:ed)?[- ]?out|^(?:(?:please )?(?:keep|treat)(?: \p{L}+){0,3} )?(?:private|confidential(?:ly)?|vertraulich|confidentiel|confidencial|confidenziale|vertrouwelijk)\W{0,3}$/u;

const isForbidding = (asked: string): boolean => FORBIDS.test(asked) && !OF_CONTACT.test(asked);

/** Consent alone, or to the use of data: a customer who refuses that is not quoted. `GDPR consent` */
const PLAIN =
  /^(?:(?!cookie)\p{L}+ ){0,2}(?:consent|einwilligung|zustimmung|consentement|consentimiento|consenso|toestemming|consentimento|samtycke|samtykke)(?: (?:given|granted|status|erteilt))?$/u;

/** Names of a column that says who may see the words; its cells say `public` or `private`. */
const SEEN =
  /^(?:review |comment )?(?:visibility|sichtbarkeit|visibilite|visibilidad|visibilita|zichtbaarheid|visibilidade)$/u;

/** Text that asks what customers want instead of a permission: `What can we publish next?` */
const OPEN =
  /^\W{0,3}(?:what|which|how|where|when|why|was|welche\p{L}*|wie|wo|warum|quoi|quel\p{L}*|comment|cosa|come|quale|wat|hoe|welke)(?!\p{L})/u;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[_.]/g, ' ')
    .toLowerCase()
    .trim();

/** True for a column that says whether a customer's words may be published: `May we quote you?` */
export function asksConsent(name: string): boolean {
  if (name.length > LONGEST_QUESTION) return false;
  const asked = plain(name);
  // Names of fields write an umlaut as two letters: `veroeffentlicht`.
  return isQuestion(asked) || isQuestion(asked.replace(/([aou])e/g, '$1'));
}

function isQuestion(asked: string): boolean {
  if (LABEL.test(asked) || SEEN.test(asked) || isForbidding(asked)) return true;
  if (PLAIN.test(asked)) return !OF_CONTACT.test(asked);
  return (
    ((ALLOW.test(asked) && PUBLISH.test(asked)) || asksForUse(asked)) &&
    !OPEN.test(asked) &&
    !OF_PRICE.test(asked) &&
    !(OF_CONTACT.test(asked) && !/(?<!\p{L})(?:quot|publi|zitier|citer)/u.test(asked))
  );
}

/** `May we show your comment?`: about what the customer said, not about a product. */
const asksForUse = (asked: string): boolean =>
  ASKED.test(asked) && USE.test(asked) && (OF_WORDS.test(asked) || OF_THESE.test(asked));

/** What one customer answered. */
export type Consent = 'given' | 'refused' | 'unclear';

/** `No problem`, `kein Problem`: a yes. */
const NO_OBJECTION =
  /^(?:no(?: hay)?|non c[’']e|not a|kein|pas de|sin|nessun|geen|sem|nie ma|inga|ingen)\s(?:nessun )?(?:problem\p{L}*|worr(?:y|ies)|objections?|issues?|einwand|einwande|souci|probleme|objection|inconveniente|obiezion\p{L}*|bezwaar|objec\p{L}*)(?!\p{L})/u;

const UNSURE =
  /^(?:not sure|unsure|maybe|perhaps|depends?|it depends|ask (?:me )?(?:first|again|before)|please ask|only if|vielleicht|weiss nicht|weiß nicht|kommt darauf an|nach rucksprache|peut-etre|ca depend|quizas?|tal vez|depende|forse|dipende|misschien|hangt ervan af|talvez|moze|kanske|maske)(?!\p{L})/u;

const NO =
  /^(?:no|nope|n|false|0|never|none|not|do not|don[’']?t|please (?:do not|don[’']?t)|prefer not|rather not|i(?:[’']d| would) (?:rather|prefer) not|declin\p{L}*|refus\p{L}*|den(?:y|ied)|disagree\p{L}*|opt(?:ed)? out|privat[eo]?|prive|x no|nein|nicht|nie|niemals|lieber nicht|bitte nicht|eher nicht|abgelehnt|non|pas|jamais|ne pas|mejor no|prefiero no|preferisco (?:di )?no|meglio di no|nee|niet|liever niet|nao|prefiro nao|falsch|faux|falso|vero no|onwaar|nej|nei|ei|ne|hayir|нет|не|ні)(?!\p{L})|^(?:いいえ|不可|否|不|아니|🚫|⛔|❌|✗|✘|✖|☒|☐|👎)/u;

const YES =
  /^(?:yes|yep|yeah|y|true|1|x|✓|✔|☑|ok(?:ay)?|sure|of course|certainly|public|offentlich|publi[cq]u?e?|publico|pubblico|openbaar|absolutely|gladly|happy to|agree\p{L}*|i agree|i consent|i do|you may|you can|accept\p{L}*|allow\p{L}*|approv\p{L}*|grant\p{L}*|consent\p{L}*|permitted|ja|gerne?|klar|naturlich|selbstverstandlich|einverstanden|wahr|ich (?:stimme zu|bin einverstanden)|oui|bien sur|volontiers|d[’']accord|j[’']accepte|j[’']autorise|vrai|si|claro|por supuesto|de acuerdo|acepto|autorizo|verdadero|certo|certamente|volentieri|accetto|acconsento|vero|graag|natuurlijk|akkoord|waar|sim|com certeza|aceito|concordo|verdadeiro|tak|oczywiscie|zgoda|zgadzam|jo|absolut|kylla|ano|evet|tabii|да|конечно|так)(?!\p{L})|^(?:はい|可|是|同意|可以|네|예|✅|👍)/u;

const PLAIN_YES = /^(?:y|yes|yep|yeah|ja|oui|si|sim|tak|jo|ano|evet|да|так)$/u;

/** Behind words that confirm: `Of course not`, `Claro que no`, `Natürlich nicht`. */
const DENIED =
  /^\s{1,3}(?:que |che )?(?:not|no|non|pas|nicht|niet|nao|nie|inte|ikke|ei|нет|не)(?!\p{L})/u;

/** `Internal use only`, `nur intern`: not for the public. */
const INTERNAL =
  /^(?:(?:only|just|nur|uniquement|seulement|solo|soltanto|solamente|alleen|apenas|somente|for|fur|pour|per|para|voor|en|usage|uso|use|gebruik|zwecke) ){0,3}intern(?:al(?:ly)?|[eo]s?|es|amente|ement|er|em|en)?(?!\p{L})(?! (?:und|and|et|y|e|en|&|as well) )/u;

/**
 * Reads an answer in a column about consent. Anything but a clear yes or no is unclear, an empty cell
 * too.
 */
export function consentOf(cell: string, name: string): Consent {
  const answer = answerOf(cell);
  if (answer === 'unclear' || !isForbidding(plain(name.slice(0, LONGEST_QUESTION)))) return answer;
  return answer === 'given' ? 'refused' : 'given';
}

function answerOf(cell: string): Consent {
  const answer = plain(cell.slice(0, LONGEST_QUESTION)).replace(/^[\s"'“„«([]+/u, '');
  if (NO_OBJECTION.test(answer)) return 'given';
  if (UNSURE.test(answer)) return 'unclear';
  if (NO.test(answer) || INTERNAL.test(answer)) return 'refused';
  const [yes] = YES.exec(answer) ?? [];
  if (yes === undefined) return 'unclear';
  const more = answer.slice(yes.length);
  const isDenied = !PLAIN_YES.test(yes) && DENIED.test(more) && !NO_OBJECTION.test(more.trim());
  return isDenied ? 'refused' : 'given';
}

/** The column about consent whose answers say yes or no; undefined if there is none. */
export function consentColumn(
  names: readonly string[],
  columns: readonly (readonly string[])[],
): number | undefined {
  const found = names.findIndex((name, index) => {
    const filled = (columns[index] ?? []).filter((cell) => cell.trim() !== '');
    const told = filled.filter((cell) => consentOf(cell, name) !== 'unclear').length;
    return asksConsent(name) && told > 0 && told >= filled.length / 2;
  });
  return found === -1 ? undefined : found;
}
