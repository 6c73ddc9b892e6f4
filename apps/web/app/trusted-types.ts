interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown
}

const emptyScript = '<script></script>'

/**
 * The page's policy forbids markup from strings. React makes its own inert script elements from this one string, when it has to draw the
 * document anew after an error; that and nothing else is let through.
 */
export function allowOnlyReactsOwnMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes } // not in every browser, nor in the library's types
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === emptyScript || html.trim() === '' ? html : null),
  })
}
