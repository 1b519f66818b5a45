import { PageHeading } from '#ui/text.tsx';

export function FacelessVideo() {
  return <PageHeading>Instant Faceless Video Creator</PageHeading>;
}
