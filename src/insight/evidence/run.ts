/** A run of key terms: `to` is the index after its last. */
export interface Run {
  readonly from: number;
  readonly to: number;
}
