/** A text in each language of the product. */
export interface Names {
  readonly ja: string
  readonly en: string
}
