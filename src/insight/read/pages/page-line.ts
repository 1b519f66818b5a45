/** Kind of a line on a page of reviews. Only `text` may be a customer's words. */
export type LineKind =
  | { readonly kind: 'text' }
  | {
      readonly kind: 'rating';
      readonly rating: number;
      /** The figure, if its scale is unknown. */
      readonly bare?: number | undefined;
      /** The customer's words after the stars. */
      readonly title: string;
      readonly isDated: boolean;
      readonly date?: string | undefined;
    }
  | { readonly kind: 'date'; readonly date?: string | undefined }
  | { readonly kind: 'byline'; readonly name: string; readonly date?: string | undefined }
  | { readonly kind: 'avatar'; readonly name: string }
  /** A site's information on a reviewer, at the head of a review without stars and date. */
  | { readonly kind: 'person' }
  /** Words after a label: `Liked · The breakfast`. */
  | { readonly kind: 'labelled'; readonly title: string }
  /** Furniture that ends a review. */
  | { readonly kind: 'button' | 'heading' | 'reply' }
  /** Furniture within a review; a `label` separates its words, as `Liked` does. */
  | {
      readonly kind: 'badge' | 'detail' | 'label' | 'menu' | 'sign';
      readonly date?: string | undefined;
    };

export type PageLine = LineKind & { readonly text: string; readonly isApart: boolean };
