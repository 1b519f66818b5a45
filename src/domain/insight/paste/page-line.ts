/** What a line of a page of reviews is. Only `text` may be a customer's words. */
export type LineKind =
  | { readonly kind: 'text' }
  | {
      readonly kind: 'rating';
      readonly rating: number;
      /** The figure, where its scale is not given. */
      readonly bare?: number | undefined;
      /** What stands behind the stars and is a customer's words. */
      readonly title: string;
      readonly isDated: boolean;
      readonly date?: string | undefined;
    }
  | { readonly kind: 'date'; readonly date?: string | undefined }
  | { readonly kind: 'byline'; readonly name: string; readonly date?: string | undefined }
  | { readonly kind: 'avatar'; readonly name: string }
  /** What a site tells of a reviewer, at the head of a review without stars and date. */
  | { readonly kind: 'person' }
  /** Words behind a label: `Liked · The breakfast`. */
  | { readonly kind: 'labelled'; readonly title: string }
  /** Furniture that ends a review. */
  | { readonly kind: 'button' | 'heading' | 'reply' }
  /** Furniture within a review; a `label` parts its words, as `Liked` does. */
  | {
      readonly kind: 'badge' | 'detail' | 'label' | 'menu' | 'sign';
      readonly date?: string | undefined;
    };

export type PageLine = LineKind & { readonly text: string; readonly isApart: boolean };
