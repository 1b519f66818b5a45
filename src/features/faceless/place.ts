import type { FacelessPlace } from '#domain/site/faceless-place.ts';

export interface PlaceProps {
  place: FacelessPlace;
  goTo(place: FacelessPlace): void;
}
