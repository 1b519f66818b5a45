const addresses: Record<string, string> = import.meta.glob('./articles/pictures/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the build put a picture, by its name in the front matter. */
export function pictureAddress(name: string): string | undefined {
  return addresses[`./articles/pictures/${name}`];
}
