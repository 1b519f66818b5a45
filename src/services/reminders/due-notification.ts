/** Returns the ids of the due posts that a notification is about. */
export function dueOf({ data }: Pick<Notification, 'data'>): readonly string[] {
  const { due } = Object(data);
  return Array.isArray(due) ? due.filter((id) => typeof id === 'string') : [];
}
