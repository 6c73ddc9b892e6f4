import { type Language, languages } from '@andon/contract/languages'
import { dateFormat as formatIn } from '@andon/web-kit/dates'

/** Formats dates as the language's country writes them. */
export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  formatIn(languages[language].locale, options)
