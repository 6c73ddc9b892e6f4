import { type Language, languages } from '@andon/contract/languages'

/** Formats dates as the language's country writes them. */
export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languages[language].locale, options)
