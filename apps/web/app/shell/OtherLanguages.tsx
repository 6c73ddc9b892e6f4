import { languages } from '@andon/contract/languages'
import { Icon } from '@andon/web-kit/Icon'
import { rememberLanguage, useLanguageLinks } from './language-switch.ts'

/** This page in the brand's other languages, in the header of wide screens. */
export function OtherLanguages() {
  const links = useLanguageLinks().filter(({ current }) => !current)
  return links.map(({ language, href }) => (
    <a
      key={language}
      href={href}
      lang={language}
      hrefLang={language}
      className="other-language"
      onClick={() => rememberLanguage(language)}
    >
      <Icon name="globe" />
      <span className="sr-only">{languages[language].ownName}</span>
      <span aria-hidden="true">{language.toUpperCase()}</span>
    </a>
  ))
}
