import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { signUpText } from './text.ts'

const pages = { terms: '/terms-and-conditions', privacy: '/privacy-policy' } as const

/** A sentence in which `<terms>` and `<privacy>` become links. They open in a new tab, so that no input is lost. */
export function Agreement({ text }: { text: string }) {
  const t = useText(signUpText)
  const path = usePath()
  return partsOf(text).map(({ page, words }) =>
    page === undefined ? (
      words
    ) : (
      <a key={page} href={path(pages[page])} className="text-link" target="_blank" rel="noopener">
        {words}
        <span className="sr-only">{t('newTab')}</span>
      </a>
    ),
  )
}

function partsOf(text: string): { page?: keyof typeof pages; words: string }[] {
  return text.split(/(<terms>.*?<\/terms>|<privacy>.*?<\/privacy>)/).map((part) => {
    const [, page, words] = /^<(terms|privacy)>(.*)</.exec(part) ?? []
    return page === 'terms' || page === 'privacy' ? { page, words: words ?? '' } : { words: part }
  })
}
