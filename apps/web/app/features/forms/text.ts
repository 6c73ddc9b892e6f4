import { languages } from '@andon/contract/languages'
import type { ApiRefusal } from '../../api/refusal.ts'
import { usePage } from '../../page/page-context.ts'
import { type MessageSet, textIfAny, useText } from '../../page/use-text.ts'
import { useRefusalSentences } from '../limit-reached/use-refusal-sentences.ts'
import type { messages } from './messages.ja.ts'

export const formText: MessageSet<keyof typeof messages> = {
  feature: 'forms',
  load: { ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') },
}

/** The text of a field error: the field's own rule, else the refusal's text. */
export function useErrorText(): (field: string, error: string) => string {
  const t = useText(formText)
  const { language } = usePage()
  return (field, error) => {
    if (error === 'required') return textIfAny(language, 'forms', `required.${field}`) ?? t('required')
    const own =
      error === 'invalid' || error === 'FIELD_INVALID' ? textIfAny(language, 'forms', `invalid.${field}`) : undefined
    const [code = error, detail] = error.split('.') // such as `PASSWORD_WEAK.common`, `tooLong.60`
    return own ?? textIfAny(language, 'forms', error) ?? textIfAny(language, 'forms', code, { detail }) ?? t('invalid')
  }
}

/** The text of a refusal, with figures for limits. An error code without a text is shown as a number. */
export function useRefusalText(): (refusal: ApiRefusal) => string {
  const t = useText(formText)
  const { language } = usePage()
  const sentences = useRefusalSentences()
  return ({ code, errorCode, params }) =>
    sentences({ code, params })?.join(languages[language].gap) ??
    textIfAny(language, 'forms', code) ??
    textIfAny(language, 'shell', `errors.${errorCode}`) ??
    t('unknown', { code: errorCode ?? code })
}
