import type { Language } from '@andon/contract/languages'
import { captchaText } from '../features/captcha/text.ts'
import { formText } from '../features/forms/text.ts'
import { limitReachedText } from '../features/limit-reached/text.ts'
import { loginText } from '../features/login/text.ts'
import { personText } from '../features/person/text.ts'
import { signUpText } from '../features/sign-up/text.ts'
import { preloadText } from '../page/use-text.ts'
import { bodies } from './modal-bodies.ts'

const texts = {
  login: [loginText, formText, limitReachedText, captchaText],
  signUp: [signUpText, formText, limitReachedText, captchaText, personText],
} as const

/** Fetches a form with its texts. */
export async function preloadForm(form: keyof typeof texts, language: Language): Promise<void> {
  await Promise.all([bodies[form].preload(), ...texts[form].map((set) => preloadText(set, language))])
}
