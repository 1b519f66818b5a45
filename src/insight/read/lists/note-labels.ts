/** Labels of what an interviewer or a marketer writes for themselves, in the supported languages. */

/** In UTF-16 units. */
const LONGEST = 60;

const TASKS =
  '(?:to[ -]?dos?(?: list)?|next steps?|action (?:items?|points?)|actions?|tasks?|follow[- ]?ups?|internal(?: notes?)?|notes? to self|reminders?|ideas? for .{2,40}|nächste schritte|aufgaben|zu (?:tun|erledigen)|noch (?:zu tun|offen)|offene punkte|intern(?:e notizen)?|à faire|prochaines étapes|actions? à mener|tâches|por hacer|pendientes?|próximos pasos|tareas|da fare|prossimi passi|promemoria|te doen|volgende stappen|actiepunten|a fazer|próximos passos|tarefas|pendências)';

const NOTES =
  '(?:(?:my |own |interviewer |field |internal )?(?:observations?|notes?|remarks?|takeaways?|key takeaways?|impressions?|insights?|summary|conclusions?|context|background|hypothes[ei]s)|(?:eigene )?(?:beobachtung(?:en)?|notiz(?:en)?|anmerkung(?:en)?|eindruck|erkenntnis(?:se)?|zusammenfassung|fazit|hintergrund|kontext|hypothesen?)|(?:mes )?(?:observations?|remarques?|impressions?|résumé|synthèse|conclusion|contexte)|(?:observaci(?:ón|ones)|notas?|impresi(?:ón|ones)|resumen|conclusi(?:ón|ones)|contexto)|(?:osservazion[ei]|not[ae]|impression[ei]|riassunto|sintesi|conclusion[ei]|contesto)|(?:observaties?|notities?|opmerking(?:en)?|indruk|samenvatting|conclusies?|context)|(?:observaç(?:ão|ões)|notas?|impress(?:ão|ões)|resumo|conclus(?:ão|ões)|contexto))';

const TASK = new RegExp(`^${TASKS}\\s?:?$`, 'iu');
const NOTE = new RegExp(`^(?:${TASKS}|${NOTES})\\s?:?$`, 'iu');

/** True for the heading of a list of tasks: `Next steps`. */
export const isTaskLabel = (line: string): boolean =>
  line.length <= LONGEST && TASK.test(line.trim());

/** True for the label of a note on a talk: `Observation`. */
export const isNoteLabel = (line: string): boolean =>
  line.length <= LONGEST && NOTE.test(line.trim());
