import { TextArea } from '#ui/controls/field.tsx';

interface PostFieldsProps {
  posts: readonly string[];
  /** Most posts. */
  most: number;
  /** Name of each field, before its number. */
  label: string;
  maxLength?: number;
  isWrong(post: string): boolean;
  onChange(posts: readonly string[]): void;
}

/** A field for each post, and an empty one while there is room. */
export function PostFields({ posts, most, label, isWrong, onChange, ...props }: PostFieldsProps) {
  const isFull = posts.length >= most || posts.at(-1) === '';
  const shown = isFull ? posts : [...posts, ''];
  return shown.map((post, at) => (
    <TextArea
      // oxlint-disable-next-line react/no-array-index-key -- a field is known by its place
      key={at}
      rows={3}
      dir="auto"
      css={{ fieldSizing: 'content', minHeight: '20', maxHeight: '40vh' }}
      aria-label={`${label} ${at + 1}`}
      aria-invalid={isWrong(post) ? true : undefined}
      value={post}
      onChange={({ target }) => {
        const next = [...posts];
        next[at] = target.value;
        onChange(next);
      }}
      {...props}
    />
  ));
}
