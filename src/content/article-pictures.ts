const addresses: Record<string, string> = import.meta.glob('./articles/pictures/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Built URL of a picture, by its name in the front matter. */
export function pictureAddress(name: string): string | undefined {
  return addresses[`./articles/pictures/${name}`];
}
