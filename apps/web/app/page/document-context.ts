import { createContext, use } from 'react'

export interface DocumentFacts {
  readonly siteCode: string
  readonly language: string
  readonly themeColor: string
}

/** Set while rendering on the server only. */
export const DocumentContext = createContext<DocumentFacts | undefined>(undefined)

/** Language and brand of the document, for a page whose own data failed to load: from the server's context or from the HTML. */
export const useDocument = (): DocumentFacts => use(DocumentContext) ?? sentDocument()

function sentDocument(): DocumentFacts {
  const { dataset, lang } = document.documentElement
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? ''
  return { siteCode: dataset.brand?.toUpperCase() ?? '', language: lang, themeColor }
}
