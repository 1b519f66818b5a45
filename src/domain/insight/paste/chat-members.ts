/** Lines of an app on who joins and leaves a group, between the messages of its members. */

/** The beginning of a name: `Jana`, `lena_92`, but not `We` or `they`. */
const NAME =
  /^(?!(?:We|They|He|She|You|Everyone|Everybody|Somebody|Nobody|People|Wir|Sie|Er|Alle|Jeder|I|My|Our|Mum|Mom|Mama|Dad|Ich|Meine?|Unsere?|Mon|Ma|Mes|Notre|Je|J[’']ai|Mi|Mis|Nuestr[oa]|Yo|Mia|Mio|Nostr[oa]|Io|Mijn|Onze|Ons|Ik|Minha|Meu|Nossa?|Eu|Moja|Mój|Nasza?|Mamma|On|Nous|Ils|Elles|Il|Elle|Ellos|Ellas|Todos|Loro|Lui|Lei|Tutti|Wij|Zij|Iedereen|Nós|Eles|Elas|Oni|My|Wszyscy)\s)(?:[\p{Lu}@~+\d_]\S{0,30}|\p{Ll}[\p{L}\d]{0,20}[_.\d]\S{0,20})/u;

const wholly = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})\\.?$`, 'iu');

/** Behind a name: how someone joined, in words that no member writes. */
const BY_LINK = wholly(
  String.raw`joined (?:the |this )?(?:group|channel|chat) (?:via|by|using|with|through) (?:an? |the |this (?:group|channel)[’']s )?(?:(?:invite|invitation) )?link(?: from .{1,60})?`,
  '(?:ist|trat) (?:der gruppe|dem kanal|dem chat) (?:über|per|mit|durch) (?:einen? |den )?(?:einladungs)?link (?:(?:aus|von) .{1,50} )?(?:beigetreten|bei)',
  "(?:a rejoint|s[’']est jointe? à) (?:le |ce |au )?(?:groupe|canal) (?:via|par|avec|grâce à|à l[’']aide d[’’']) ?(?:un |le |du )?lien(?: d[’']invitation)?",
  'se (?:ha unido|unió) al? (?:grupo|canal) (?:mediante|con|por|usando|a través de|vía) (?:un |el |del )?enlace(?: de invitación)?',
  "(?:si è unit[oa]|è entrat[oa]) (?:al|nel|a) (?:gruppo|canale) (?:tramite|con|via|usando) (?:il |un )?link(?: d[’']invito| di invito)?",
  '(?:neemt nu deel aan|is lid geworden van|is toegetreden tot) (?:de groep|het kanaal) (?:via|met) (?:een |de )?(?:uitnodigings)?link',
  '(?:entrou (?:no|em)|juntou-se ao|se juntou ao) (?:grupo|canal) (?:pelo|por|via|através d[eo]|usando o|com o) (?:um )?link(?: de convite)?',
  String.raw`dołączył[ay]?(?:\(a\))? do (?:grupy|kanału) (?:przez|za pomocą|poprzez|z) (?:link|odnośnik)\p{L}{0,4}(?: z zaproszeniem| zapraszając\p{L}{1,4})?`,
);

/** Other events of the app, behind the name of a member. */
const DEED = wholly(
  '(?:joined|left|created|entered) (?:the |this )?(?:group|channel|chat)(?: [«"“].{1,60}[»"”])?|joined telegram|(?:changed|updated|removed) (?:the )?(?:group|channel) (?:photo|name|picture|description)(?: to .{1,60})?',
  '(?:ist (?:der gruppe|dem kanal) beigetreten|hat (?:die gruppe|den kanal) (?:verlassen|erstellt)|ist telegram beigetreten|hat (?:das gruppenbild|den gruppennamen) .{0,40}geändert)',
  '(?:a (?:rejoint|quitté|créé) (?:le|ce) (?:groupe|canal)|a rejoint telegram|a (?:changé|modifié) (?:la photo|le nom) du groupe(?: .{1,60})?)',
  '(?:(?:se unió|se ha unido) al (?:grupo|canal)|(?:dejó|abandonó|ha abandonado|creó) el (?:grupo|canal)|(?:salió|ha salido) del (?:grupo|canal)|se unió a telegram|cambió (?:la foto|el nombre) del grupo(?: .{1,60})?)',
  '(?:(?:si è unit[oa]|è entrat[oa]) (?:al|nel) (?:gruppo|canale)|ha (?:lasciato|abbandonato|creato) il (?:gruppo|canale)|si è unit[oa] a telegram|ha cambiato (?:la foto|il nome) del gruppo(?: .{1,60})?)',
  '(?:(?:neemt nu deel aan|is lid geworden van) de groep|heeft de groep (?:verlaten|aangemaakt|gemaakt)|gebruikt nu telegram|heeft de groeps(?:foto|naam) (?:gewijzigd|veranderd).{0,40})',
  '(?:(?:entrou no|saiu do|criou o|deixou o) (?:grupo|canal)|(?:entrou no|aderiu ao) telegram|(?:mudou|alterou) (?:a foto|o nome) do grupo(?: .{1,60})?)',
  String.raw`(?:(?:dołączył[ay]?|opuścił[ay]?|utworzył[ay]?)(?:\(a\))? (?:do grupy|grupę|do kanału|kanał)|dołączył[ay]?(?:\(a\))? do telegrama|zmienił[ay]?(?:\(a\))? (?:zdjęcie|nazwę) grupy(?: .{1,60})?)`,
);

/** In UTF-16 units. */
const LONGEST = 160;

/** True for `Petra Lund joined the group via invite link`, whether a member or not. */
export function isJoining(line: string): boolean {
  if (line.length > LONGEST || !NAME.test(line)) return false;
  const ends = [...line.matchAll(/ /g)].map(({ index }) => index + 1);
  return ends.slice(0, MOST_WORDS).some((end) => BY_LINK.test(line.slice(end)));
}

/** In words, of a name. */
const MOST_WORDS = 4;

/** True for words behind the name of a member that are the app's: `left the group`. */
export const isDeed = (words: string): boolean => words.length <= LONGEST && DEED.test(words);
