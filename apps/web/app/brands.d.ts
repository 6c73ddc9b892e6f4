declare module 'virtual:brands' {
  /** Addresses of a brand's pictures and display face; its colours and measures are its theme. */
  export interface Brand {
    readonly wordmark: string
    readonly wordmarkWidth: number
    readonly mark: string
    readonly hero: string
    readonly empty: string
    readonly displayFace: string
  }

  /** By the site's code. */
  export const brands: Readonly<Record<string, Brand>>
}
