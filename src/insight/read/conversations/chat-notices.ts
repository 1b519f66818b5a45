/** Text that a chat app generates, between and within messages, in the supported languages. */
import { lineMemo } from '../../text/line-memos.ts';
import { isService, isServiceLabel } from '../lines/service-lines.ts';
import { isWhen } from '../lines/when.ts';

const PART = (alternatives: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})$`, 'iu');

const THING =
  '(?:media|image|photo|picture|video|video note|audio|voice message|voice note|gif|sticker|document|file|contact card|contact|location|live location|poll|medien|bild|foto|sprachnachricht|dokument|datei|kontaktkarte|standort|umfrage|médias?|fichier|photo|vidéo|message vocal|autocollant|carte de contact|archivo|multimedia|imagen|fotograf[íi]a|vídeo|nota de voz|mensaje de voz|documento|ubicaci[óo]n|immagine|file multimediale|messaggio vocale|adesivo|contatto|posizione|afbeelding|spraakbericht|bestand|locatie|m[íi]dia|ficheiros?|arquivo(?: de m[íi]dia)?|imagem|mensagem de voz|figurinha|áudio)';
const OMITTED =
  '(?:omitted|not included|ausgeschlossen|weggelassen|nicht enthalten|omise?s?|absente?s?|non inclus|omitid[oa]s?|excluid[oa]|omess[oaei]|esclus[oi]|weggelaten|niet inbegrepen|ocult(?:ad)?[oa]s?|não incluíd[oa]|revelad[oa]s?)';

/** Spans of time: `2 weeks without any reaction` is a customer's sentence. */
const SPAN =
  '(?:(?:days?|weeks?|months?|hours?|minutes?|tagen?|wochen?|monaten?|stunden?|jours?|semaines?|mois|heures?|días?|semanas?|mes(?:es)?|horas?|giorn[oi]|settiman[ae]|mes[ei]|or[ae]|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|uur|uren|dias?)(?!\\p{L}))';

/** Labels of an app's fields and buttons, which a customer may write too: `New`, `Message me`. */
const PROMPTS = PART([
  '(?:view thread|thread anzeigen|view newer replies|also sent to the channel|new|new messages|unread messages|reply|edited|message .{1,40}|nachricht an .{1,40}|shift \\+ return.{0,40}|jump to present|image|imagen|immagine|afbeelding|imagem|pinned a message.{0,60}|\\d{1,5} members|#[\\p{L}\\d_-]{2,60}|app|bot)',
  '(?:active|online|last seen|aktiv|zuletzt online|en ligne|actif|active il y a|en línea|activ[oa]|attiv[oa]|ultimo accesso|actief|laatst gezien|ativ[oa]|visto por último)(?: (?:now|today|\\d|vor|il y a|hace|há|da|at|um|jetzt|yesterday|nu|ora|agora).{0,30})?',
  '(?:recording (?:started|stopped)|(?:submit as|solve as) \\p{L}{3,10}|(?:conversation|chat|ticket) (?:closed|ended|resolved)|rate this conversation|(?:aufnahme|aufzeichnung) (?:gestartet|beendet)|(?:unterhaltung|konversation) (?:geschlossen|beendet)|conversation (?:terminée|fermée)|conversación (?:cerrada|finalizada)|conversazione (?:chiusa|terminata)|gesprek (?:gesloten|beëindigd)|conversa (?:encerrada|finalizada)|avaliar atendimento)',
  '(?:forwarded|weitergeleitet|transféré|reenviado|inoltrato|doorgestuurd|encaminhada)|aa|enter|submitted|created|updated|requested|received via|erstellt|eingereicht|aktualisiert|créé|soumis|mis à jour|creado|enviado|actualizado|creato|aggiornato|aangemaakt|bijgewerkt|criado|atualizado|imessage|sms|rcs|mms|text message(?: ?[•·] ?(?:sms|rcs|mms))?',
]);

const THINGS = PART([THING]);

/** True for the name of an attachment, above a notice about it: `Photo`. */
export const isThing = (line: string): boolean => line.length <= 40 && THINGS.test(line.trim());

/** Precedes the time at which a message was delivered or read, or stands alone. */
const RECEIPT =
  /^(?:delivered|read|seen|sent|opened|zugestellt|gelesen|gesehen|gesendet|distribué|remis|lu|vu|envoyé|entregado|leído|visto|enviado|consegnato|letto|visualizzato|inviato|bezorgd|afgeleverd|gelezen|gezien|verzonden|entregue|lid[oa]|visualizad[oa])(?![\p{L}\d])[:·,]?\s?/iu;

/** True for `Delivered` and `Read 8:15 AM`, below the last message that arrived. */
export function isReceipt(line: string): boolean {
  const lead = RECEIPT.exec(line)?.[0];
  return lead !== undefined && (lead.length === line.length || isWhen(line.slice(lead.length)));
}

/** True for a label that is a notice among other lines, and words as a whole message. */
export const isPrompt = (line: string): boolean =>
  line.length <= 160 &&
  (PROMPTS.test(line.trim()) || isReceipt(line.trim()) || isServiceLabel(line.trim()));

const NOTICES = PART([
  `[<(\\[]?\\s?${THING}(?: ${THING})? (?:is |was |wurde |a été )?${OMITTED}\\s?[>)\\]]?`,
  `\\[\\s?${THING}\\s?(?:[,:].{0,60})?\\]`,
  String.raw`.{1,100}\.(?:jpe?g|png|gif|webp|mp4|mov|opus|ogg|m4a|mp3|pdf|docx?|xlsx?|vcf|heic|3gp|aac)\s?(?:[(<\[].{3,40}[)>\]])?`,
  '[<\\[(]?(?:attached|anhang|pièce jointe|adjunto|allegato|bijlage|anexado|anexo)\\s?:.{1,120}[>\\])]?',
  '(?:you deleted this message|this message was deleted(?: by .{1,30})?|message deleted|du hast diese nachricht gelöscht|diese nachricht wurde gelöscht|nachricht gelöscht|vous avez supprimé ce message|ce message a été supprimé|message supprimé|eliminaste este mensaje|se eliminó este mensaje|este mensaje fue eliminado|mensaje eliminado|hai eliminato questo messaggio|questo messaggio è stato eliminato|messaggio eliminato|(?:u|je) (?:hebt|heeft) dit bericht verwijderd|dit bericht is verwijderd|bericht verwijderd|(?:você )?(?:apagou|apagaste|eliminou) esta mensagem|esta mensagem foi (?:apagada|eliminada)|mensagem (?:apagada|eliminada)|waiting for this message.{0,60})\\.?',
  String.raw`(?:missed |verpasster? |appel |gemiste |llamada |chiamata |chamada |video |voice |video-?|sprach)?(?:voice |video |vocal |vidéo |vocale |de voz |de v[íi]deo )?-?(?:call|anruf|videoanruf|sprachanruf|manqué|perdida|persa|oproep|spraakoproep|video-oproep|gesprek)(?:(?: (?:at|um|à|a las|alle|om|às|from|von) \d| ?[·•,(–—-]).{0,30}|(?: \p{L}{2,12})? \d{1,3}[ :].{0,12})?`,
  '[<(\\[]?(?:this message was edited|edited|diese nachricht wurde bearbeitet|bearbeitet|ce message a été modifié|modifié|se editó este mensaje|editado|questo messaggio è stato modificato|modificato|dit bericht is bewerkt|bewerkt|esta mensagem foi editada|editada)\\.?[>)\\]]?',
  '\\[(?:in reply to|in response to|forwarded from|replying to|antwort an|antwort auf|weitergeleitet von|en réponse à|transféré de|en respuesta a|reenviado de|in risposta a|inoltrato da|in antwoord op|doorgestuurd van|em resposta a|encaminhado de) .{1,60}\\]',
  '.{1,60} (?:pinned (?:a|this) message|hat (?:eine|diese) nachricht .{0,20}angeheftet|a épinglé (?:un|ce) message|(?:ha fijado|fijó) (?:un|este) mensaje|ha fissato (?:un|questo) messaggio|heeft (?:een|dit) bericht vastgemaakt|fixou (?:uma|esta) mensagem).{0,110}|(?:see all pinned items|alle angehefteten elemente anzeigen|voir tous les éléments épinglés|ver todos los elementos fijados|vedi tutti gli elementi fissati|alle vastgemaakte items bekijken|ver todos os itens fixados)',
  '(?:(?![⭐★🌟])\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}? ?\\d{1,5}\\s?){1,12}',
  '[↩↪].{0,150}|@\\S{2,40} .{1,110}…',
  '(?:call|anruf|appel|llamada|chiamata|oproep|gesprek|chamada|recording|aufzeichnung|meeting|besprechung|réunion|reunión|riunione|vergadering|reunião) (?:was |has |wurde |a été |se ha |è |is |foi )?(?:ended|started|beendet|gestartet|terminé|commencé|finalizada|iniciada|terminata|avviata|beëindigd|gestart|encerrada|terminada).{0,30}',
  'null',
  '(?::[a-z0-9_+-]{2,40}:\\s{0,3}(?:\\d{1,4}\\s{0,3})?){1,12}',
  'tapbacks:',
  "(?:like|heart|laugh|surprised|sad|angry|thumbs ?up|clap|gefällt mir|herz|lachen|j[’']aime|cœur|rire|me gusta|coraz[óo]n|risa|mi piace|cuore|risata|leuk|hart|lach|gosto|curtir|coraç[ãa]o) \\d{1,4}",
  // Reactions to a message, as phones and social networks write them.
  '(?:loved|liked|disliked|laughed at|emphasi[sz]ed|questioned|reacted \\S{1,8} to|gefällt|liebt|lacht(?:e)? über|betonte?|a (?:aimé|adoré|ri de|souligné)|le (?:gustó|encantó)|se rió de|ha (?:messo .{4,12} a|riso a)|ti piace|vond|gostou de|amou|riu de) (?:["“„«].{1,120}|(?:an? |eine |une? |una? |um[a]? |een )?(?:message|image|photo|nachricht|bild|foto|mensaje|imagen|messaggio|immagine|bericht|afbeelding|mensagem|imagem)(?: leuk)?)',
  '(?:loved|liked|disliked|laughed at|emphasi[sz]ed|questioned) by .{1,60}|(?:gefällt|aimé par|le gusta a|piace a|leuk gevonden door|curtido por) \\p{Lu}.{1,40}|curtiu (?:uma|a sua|sua) (?:mensagem|foto)|hat (?:eine|deine) nachricht mit .{2,20} markiert',
  '.{1,40} (?:reacted|reagiert|réagi|reaccionó|reaccionado|reagito|gereageerd|reagiu)(?: (?:with|mit|avec|con|met|com))? (?:\\p{Extended_Pictographic}.{0,60}|(?:to|auf|à|a|op) (?:your|deine|ihre|votre|ton|tu|su|il tuo|je|(?:a )?sua) .{3,30})',
  '.{1,40} (?:hat|a|ha|heeft) .{0,12}(?:mit|avec|con|met) \\p{Extended_Pictographic}.{0,40}',
  ".{1,40} (?:(?:started|ended|joined|left) (?:the |a )?(?:meeting|call|huddle)|hat (?:die|eine|das|den) (?:besprechung|meeting|anruf|konferenz) (?:gestartet|beendet|begonnen|verlassen)|a (?:démarré|commencé|terminé|rejoint|quitté) (?:la |l[’']|une? )(?:réunion|appel)|(?:ha )?(?:inici(?:ó|ado)|finaliz(?:ó|ado)) (?:la|una) (?:reunión|llamada)|ha (?:avviato|terminato|iniziato) (?:la|una) (?:riunione|chiamata)|heeft (?:de|een|het) (?:vergadering|gesprek|oproep) (?:gestart|beëindigd|verlaten)|(?:iniciou|encerrou|terminou) (?:a|uma) (?:reunião|chamada))",
  '(?:view profile|profil (?:ansehen|anzeigen)|voir le profil|ver perfil|(?:vedi|visualizza) profilo|bekijk profiel|profiel bekijken)|(?:pinned|angeheftete|vastgemaakt) (?:message|nachricht|bericht)|message épinglé|mensaje fijado|messaggio fissato|mensagem fixada',
  String.raw`\d{1,3} (?:replies|reply|antwort(?:en)?|réponses?|respuestas?|rispost[ae]|reacties?|antwoorden|respostas?)`,
  '(?:last reply|letzte antwort|dernière réponse|última respuesta|ultima risposta|laatste (?:reactie|antwoord)|última resposta).{0,40}',
  '(?:write a (?:message|reply|comment)|type a (?:new )?message|send (?:a )?message(?: to .{1,40})?|schreibe? eine nachricht|nachricht (?:eingeben|schreiben|senden)|(?:envoyer|écrire|écrivez|rédiger|saisir) un message(?: à .{1,40})?|(?:escribe|enviar|escribir) un mensaje(?: a .{1,40})?|mensaje a .{1,40}|(?:scrivi|invia) un messaggio(?: a .{1,40})?|(?:typ|schrijf|stuur) een bericht(?: .{1,40})?|(?:escreva|digite|enviar|envie|escrever) uma mensagem(?: .{1,40})?|mensagem para .{1,40})[.…]{0,3}',
  '.{0,60}(?:started|stopped|ended) (?:the )?transcription|.{0,60}hat die transkription (?:gestartet|beendet|angehalten)|.{0,60}a (?:démarré|commencé|arrêté|terminé) la transcription|.{0,60}(?:ha )?(?:inició|detuvo|iniciado|detenido|finalizó) la transcripción|.{0,60}ha (?:avviato|interrotto|terminato|arrestato) la trascrizione|.{0,60}heeft de transcriptie (?:gestart|gestopt|beëindigd)|.{0,60}(?:iniciou|parou|interrompeu|encerrou) a transcrição',
  '.{0,60} (?:startade|stoppade|avslutade|pausade) transkription(?:en)?|.{0,60} (?:startede|stoppede|afsluttede) (?:transskription|transskribering)(?:en)?|.{0,60} (?:startet|stoppet|avsluttet) (?:transkripsjon|transkribering)(?:en)?|.{0,60} (?:aloitti|lopetti|pysäytti|keskeytti) (?:transkription|litteroinnin)|.{0,60} (?:rozpocz[ąę]ł|zatrzymał|zakończył|wstrzymał)a? transkrypcj[ęi]|.{0,60} (?:spustil|zahájil|zastavil|ukončil)a? přepis|.{0,60} transkripsiyonu (?:başlattı|durdurdu|sonlandırdı)|.{0,60} (?:начал|остановил|завершил)а? (?:транскрибирование|расшифровку|запись)',
  // Behind the name of a writer.
  '(?:(?:started|stopped|ended) (?:the )?recording|hat die (?:aufzeichnung|aufnahme) (?:gestartet|beendet|angehalten)|a (?:démarré|commencé|lancé|arrêté|terminé) l.enregistrement|(?:ha )?(?:inició|detuvo|iniciado|detenido|finalizó) la grabación|ha (?:avviato|interrotto|terminato|arrestato) la registrazione|heeft de opname (?:gestart|gestopt|beëindigd)|(?:iniciou|parou|interrompeu|encerrou) a gravação|(?:startade|stoppade|avslutade) inspelning(?:en)?|(?:startede|stoppede|startet|stoppet|avsluttet) (?:optagelse|opptak)(?:n|et|en)?|(?:rozpocz[ąę]ł|zatrzymał|zakończył)a? nagrywanie)',
  // Behind the name of a member of a channel.
  String.raw`(?:was added to|joined|left|archived|unarchived) #[^\s.,]{1,80}(?: by .{1,50})?(?: along with .{1,60})?(?:\. also, .{1,120}(?:joined|left|added)(?: by .{1,50})?)?\.?`,
  "(?:set|changed|updated|cleared) the channel(?:[’']s)? (?:topic|purpose|description)(?::? .{1,140})?|(?:has )?renamed the channel(?: from)? .{1,120}|added (?:an )?integrations? to this channel: .{1,80}",
  String.raw`(?:ist|a rejoint|a quitté|hat|se (?:ha unido|unió) (?:a|al canal)|(?:ha abandonado|abandonó|salió de)(?: el canal)?|si è unit[oa] a|ha lasciato|is toegetreden tot|heeft|entrou em|saiu de) #[^\s.,]{1,80}(?: (?:beigetreten|verlassen))?(?:\. .{1,120})?\.?`,
  'click to view (?:image|file|attachment|video)|transcription ended after(?: \\d{1,2}:\\d{2}(?::\\d{2})?)?|this (?:editable )?transcript (?:was|is) (?:computer|automatically|machine)[ -]generated.{0,130}',
  '(?:joined|left) the (?:server|room|space|workspace|community)\\.|started a (?:(?:video |voice )?call|thread).{0,80}|(?:added|removed) .{1,40} (?:to|from) the (?:group|call|room|channel)\\.|changed the (?:channel|group|server|room) (?:name|icon|topic|photo).{0,80}|pinned a message\\.|(?:just )?boosted the server.{0,20}',
  // Greetings of new members by the app.
  "(?:a wild \\S{1,30} appeared|\\S{1,30} just (?:slid into the server|showed up|landed)|\\S{1,30} (?:hopped into the server|joined the party)|yay you made it, \\S{1,30}|everyone welcome \\S{1,30}|glad you[’']re here, \\S{1,30}|welcome,? \\S{1,30}[.,!] (?:say hi|we hope you brought pizza))[.!]",
  // Bots praise the members of a server: `GG @jana, you just advanced to level 3!`
  '(?:gg|good job|well done|congrats|congratulations|nice|glückwunsch|bravo|félicitations|felicidades|enhorabuena|complimenti|gefeliciteerd|parabéns),? @?\\S{1,40}[,!]? (?:.{0,40} )?(?:advanced|reached|leveled|levelled|erreicht|atteint|passé|alcanzado|subido|raggiunto|bereikt|alcançou|subiu) .{0,30}(?:level|niveau|nivel|livello|nível) \\d{1,3}[!.]{0,3}',
  '(?:transcribed|transcript(?:ion)? (?:generated|created|provided|powered)|recorded|notes taken|transkribiert|transkript erstellt|transcrit|transcrito|trascritto|getranscribeerd) (?:by|with|using|from|von|mit|durch|par|avec|por|con|da|door|met|com) .{2,80}',
  "(?:seen|gesehen|vu|visto|gelezen|visualizado) (?:by|von|par|por|da|door) .{1,60}|.{1,40} (?:is typing|schreibt|est en train d[’']écrire|está escribiendo|sta scrivendo|is aan het typen|está digitando)[.…]{0,3}",
  "(?:you (?:replied|reacted|unsent|forwarded)|du hast (?:auf|mit|reagiert)|vous avez (?:répondu|réagi)|(?:respondiste|reaccionaste)|hai (?:risposto|reagito)|je hebt (?:gereageerd|geantwoord)|você (?:respondeu|reagiu)).{0,60}|.{1,40} (?:replied to (?:you|themself|your .{2,20})|hat (?:dir|auf deine .{2,20}) geantwortet)|original message:?|ursprüngliche nachricht:?|message d[’']origine ?:?|mensaje original:?|messaggio originale:?",
  String.raw`\d{1,4} (?!${SPAN})(?:[\p{L}’'„“”"-]{1,24} ){0,3}[\p{L}„“”"-]{0,24}(?:reaction|reaktion|réaction|reacción|reazion|reactie|reação|reações)[\p{L}]{0,4}(?: .{2,20})?\.?`,
  '(?:also send to|send (?:a )?message to|message|nachricht (?:senden )?an|auch (?:senden|gesendet) an|envoyer (?:un message )?(?:à|dans)|enviar (?:un )?mensaje a|enviar mensagem (?:para|a|em)|invia (?:un )?messaggio (?:a|in)|(?:stuur )?(?:een )?bericht (?:sturen )?(?:aan|naar|in)) [#@].{1,60}|(?:reply|antworten|répondre|responder|rispondi|beantwoorden)(?:…|\\.{3})',
  '(?:\\p{Lu}[^.!?,;:]{0,40} )?(?:(?:replied to|reacted to|mentioned you in) (?:your|their) (?:story|note|post)|hat (?:auf (?:deine|ihre) (?:story|notiz) (?:geantwortet|reagiert)|(?:dich|sie) in (?:einer|ihrer|seiner) story erwähnt)|a (?:répondu|réagi) à (?:votre|ta) (?:story|note)|(?:respondió|reaccionó) a tu (?:historia|nota)|ha (?:risposto|reagito) (?:alla tua|a una tua) (?:storia|nota)|heeft (?:gereageerd|geantwoord) op je (?:verhaal|story|notitie)|(?:respondeu|reagiu) ao? (?:seu|teu) (?:story|nota))\\.?',
  "(?:einen?|eine) (?:sticker|gif|foto|bild|video|link|anhang|standort|sprachnachricht) gesendet|(?:\\p{Lu}[^.!?,;:]{0,40} )?(?:sent an? |hat (?:einen?|eine) |a envoyé une? |envió una? |ha enviado una? |ha inviato una? |ha inviato un[’']|heeft een |enviou uma? )(?:sticker|gif|photo|picture|video|voice (?:message|clip)|attachment|link|location|autocollant|pegatina|imagen|foto|vidéo|vídeo|adesivo|immagine|messaggio vocale|posizione|mensaje de voz|message vocal|spraakbericht|figurinha|mensagem de voz|imagem|standort|sprachnachricht)(?: gesendet| verzonden| gestuurd)?\\.?",
  '(?:(?:customer )?satisfaction (?:rating|survey)|csat(?: rating| survey)?|zufriedenheit(?:sbewertung|sumfrage)|(?:évaluation|enquête) de satisfaction|(?:valoración|encuesta) de satisfacción|(?:valutazione|sondaggio) (?:della |di )?soddisfazione|tevredenheids(?:beoordeling|enquête|onderzoek)|(?:avaliação|pesquisa) de satisfação)(?: (?:offered|requested|sent|received|angeboten|angefragt|angefordert|gesendet|verschickt|erhalten|proposée?|demandée?|envoyée?|reçue?|ofrecida|solicitada|enviada|recibida|offert[oa]|richiest[oa]|inviat[oa]|ricevut[oa]|aangeboden|gevraagd|verzonden|ontvangen|oferecida|recebida))?',
  '(?:in reply to this message|als antwort auf diese nachricht|en réponse à ce message|en respuesta a este mensaje|in risposta a questo messaggio|als antwoord op dit bericht|em resposta a esta mensagem)|not included, change data exporting settings to download\\.?|(?:\\p{Extended_Pictographic}\uFE0F?|\\d{1,5} ?[x×] ?\\d{1,5}|\\d{1,2}:\\d{2}(?::\\d{2})?), \\d{1,5}(?:[.,]\\d)? ?[km]b',
  'new(?: messages?)?|neue nachrichten|nouveaux messages|mensajes nuevos|nuovi messaggi|nieuwe berichten|novas mensagens',
  '(?:last read|zuletzt gelesen|dernière lecture|último leído|ultimo letto|laatst gelezen|última leitura)',
]);

/** What an app writes for other content in scripts without capital letters. */
const CONTENT =
  /^\[(?:スタンプ|写真|画像|動画|ボイスメッセージ|ファイル|アルバム|連絡先|位置情報|ノート|投票|通話|貼圖|照片|圖片|影片|語音訊息|檔案|貼紙|图片|视频|语音|文件|表情|动画表情|位置|사진|동영상|스티커|이모티콘|음성 ?메시지|파일|สติกเกอร์|รูป|วิดีโอ|ไฟล์)\]$/u;

/** Sentences of the app about the chat and its members, in the position of a message. */
const SENTENCES = new RegExp(
  [
    'end-to-end encrypted|ende-zu-ende-verschlüsselt|chiffrés? de bout en bout|cifrad[oa]s? de extremo a extremo|crittograf\\p{L}+ end-to-end|end-to-end versleuteld|(?:criptografia|encriptad\\p{L}+) (?:de )?ponta a ponta',
    'secure service from meta|sicheren dienst von meta|service sécurisé de meta|servicio seguro de meta|servizio sicuro di meta|beveiligde service van meta|serviço seguro da meta',
    'created (?:this )?group|hat (?:die|diese) gruppe .{0,60}erstellt|a créé (?:le|ce) groupe|creó (?:el|este) grupo|ha creato (?:il|questo) gruppo|heeft (?:de|deze) groep .{0,60}(?:gemaakt|aangemaakt)|criou (?:o|este) grupo',
    'joined using|joined (?:the )?(?:group|channel|chat)|has joined|joined #|joined from|left the (?:group|channel)|ist .{0,60}beigetreten|hat die gruppe verlassen|a rejoint|a quitté le groupe|se unió|salió del grupo|si è unit|ha abbandonato|neemt nu deel|heeft de groep verlaten|entrou (?:usando|no)|saiu do grupo',
    "changed (?:the (?:group|subject)|this group|their phone|to \\+|the topic)|hat (?:die telefonnummer|die gruppen|das gruppen|den betreff) .{0,60}geändert|a changé (?:de numéro|le|l[’']icône)|cambió (?:su|el|la|de) (?:número|asunto|icono|ícono)|ha cambiato (?:il|l[’']|numero)|heeft (?:het|de|zijn|haar) .{0,40}(?:gewijzigd|veranderd)|mudou (?:o|a|de|para)",
    'added (?:you|\\+?[\\p{L}\\d ]{2,40})$|hat .{1,40} hinzugefügt|a ajouté .{1,40}$|añadió a|ha aggiunto|heeft .{1,40} toegevoegd|adicionou',
    'security code (?:with .{1,40} )?changed|sicherheitsnummer .{0,60}geändert|disappearing messages|selbstlöschende nachrichten|messages éphémères|mensajes temporales|messaggi effimeri|zelfvernietigende berichten|mensagens temporárias|turned (?:on|off)',
  ].join('|'),
  'iu',
);

/** In UTF-16 units. */
const LONGEST = 400;

/** True for a placeholder that an app writes for other content: `image omitted`. */
export const isNotice = (line: string): boolean => line.length <= 160 && isShortNotice(line);

const isShortNotice = lineMemo(
  (line) =>
    NOTICES.test(line.trim().replace(EMOJI_BEHIND, '')) ||
    isPrompt(line) ||
    isService(line.trim()) ||
    PLACEHOLDER.test(line.trim()) ||
    CONTENT.test(line.trim()),
);

/** `[ Sticker ] 😂` */
const EMOJI_BEHIND = /(?<=\])[\s\p{Extended_Pictographic}\uFE0F]{1,8}$/u;

/** `<Без медиафайлов>`: exports put other content in angle brackets. */
const PLACEHOLDER =
  /^<(?=[^>]{0,60}(?:medi|меди|媒|미디어|メディア|photo|foto|фото|照片|图片|사진|写真|画像|image|imag|bild|video|vídeo|видео|视频|동영상|audio|аудио|音声|gif|sticker|стикер|file|datei|fichier|plik|файл|文件|dosya|document|dokument|документ))\p{L}[^<>@:/]{3,60}>$/iu;

const BRACKETED = /^(?:<\p{L}[^<>@:/]{3,60}>|\[[^\]]{4,60}\])$/u;

/** True for a line in brackets, which an app may have written: `<Médias absents>`. */
export const isBracketed = (line: string): boolean => BRACKETED.test(line.trim().slice(0, 70));

/** True for a sentence of the app about the chat. */
export const isChatEvent = (line: string): boolean =>
  line.length <= LONGEST && SENTENCES.test(line) && !ONESELF.test(line);

/** An app never writes in the first person. */
const ONESELF =
  /(?<!\p{L})(?:i|i[’']\p{L}{1,2}|me|my|ich|mir|mich|mein\p{L}{0,2}|je|j[’']\p{L}+|mon|ma|yo|io|mio|mia|ik|mijn|eu|meu|minha)(?!\p{L})/iu;

const TRAILING =
  /\s*[<(](?:this message was edited|edited|diese nachricht wurde bearbeitet|bearbeitet|ce message a été modifié|modifié|se editó este mensaje|editado|questo messaggio è stato modificato|modificato|dit bericht is bewerkt|bewerkt|mensagem editada|editada|esta mensagem foi editada)\.?[>)]$/iu;

/** Splits a note such as `<This message was edited>` off the end of a line. */
export function withoutNote(line: string): { readonly said: string; readonly note: string } {
  const at = line.length > 60_000 ? -1 : (TRAILING.exec(line.slice(-80))?.index ?? -1);
  const from = at === -1 ? line.length : Math.max(0, line.length - 80) + at;
  return { said: line.slice(0, from), note: line.slice(from).trim() };
}
