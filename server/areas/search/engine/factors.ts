/** What decides the order and the end of a list; bench/order measures what each earns. */
export const factors = {
  /** A document has at least so much of what the one has that has most of what is sought, by weight. */
  leastShare: 0.3,
  /** Where none has so much of it, nothing answers. */
  leastOfBest: 0.5,
  /** How much of a score the best passages are, beside the whole text. */
  passages: 0.25,
  /** What a heading adds that has everything, of the best score; half of it adds a quarter. */
  heading: 0.8,
  /** What words add that stand one behind another as they were asked, of the best score, times their worth. */
  together: 1,
}
