import { languages } from '@andon/contract/languages'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'
import { rememberLanguage, useLanguageLinks } from './language-switch.ts'

/** Links side by side; up to 767 px they fill the row as two large halves (see `.language-links`). */
export function LanguageLinks({ inside }: { inside: 'page' | 'menu' }) {
  const t = useText(shellText)
  const links = useLanguageLinks()
  const Group = inside === 'page' ? 'nav' : 'div' // one landmark of this name
  return (
    <Group role={inside === 'menu' ? 'group' : undefined} aria-label={t('language')} className="language-links">
      {links.map(({ language, href, current }) => (
        <a
          key={language}
          href={href}
          lang={language}
          hrefLang={language}
          aria-current={current ? 'true' : undefined}
          onClick={() => rememberLanguage(language)}
        >
          {languages[language].ownName}
        </a>
      ))}
    </Group>
  )
}
