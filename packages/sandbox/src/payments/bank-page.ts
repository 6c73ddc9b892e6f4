import { hash } from 'node:crypto'
import { currencyNames } from '@andon/contract/currency-names'
import { type Language, languageCodes, languages } from '@andon/contract/languages'
import { referenceOf } from '@andon/contract/reference'
import { moneyFormat } from '@andon/money'
import { type PageKind, pageForm } from './bank-page-forms.ts'
import { bankPageText } from './bank-page-text.ts'
import { escapeHtml } from './escape-html.ts'
import type { Payment } from './store.ts'

export interface PageContent {
  readonly payment: Payment
  readonly kind: PageKind
  readonly language: Language
  /** Name of the brand. */
  readonly merchant: string
  /** The typed fields were invalid; they are not shown again. */
  readonly invalid?: boolean
}

/** A page that works without scripts. */
export function bankPage({ payment, kind, language, merchant, invalid = false }: PageContent): string {
  const text = bankPageText[language]
  const { amount, currency, returnPath } = payment
  const sum = moneyFormat(currency, language)(amount)
  const isOpen = payment.state === 'confirmation-asked' || (kind === 'transfer' && payment.state === 'lapsed')
  const back = `<a class="button" href="${escapeHtml(returnPath)}">${text.back}</a>`
  const body = isOpen
    ? `${invalid ? `<p role="alert">${text.invalid}</p>` : ''}${pageForm({ payment, kind, text, unit: currencyNames[currency][language] })}`
    : `<p>${payment.state === 'voided' ? text.voided : text.over}</p>${back}`
  return frame(
    { language, title: text[kind].title },
    `<dl><div><dt>${text.merchant}</dt><dd>${escapeHtml(merchant)}</dd></div><div><dt>${text.amount}</dt><dd>${escapeHtml(sum)}</dd></div><div><dt>${text.reference}</dt><dd>${escapeHtml(referenceOf(payment.reference))}</dd></div></dl>
${body}`,
  )
}

export function noSuchPayment(language: Language): string {
  const { confirm, unknown } = bankPageText[language]
  return frame({ language, title: confirm.title }, `<p>${unknown}</p>`)
}

function frame({ language, title }: { language: Language; title: string }, content: string): string {
  const text = bankPageText[language]
  const others = languageCodes.filter((code) => code !== language)
  const links = others.map(
    (code) => `<a href="?language=${code}" lang="${code}" hreflang="${code}">${languages[code].ownName}</a>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><p class="sandbox">${text.sandbox}</p><h1>${title}</h1>
${content}
<p class="language">${links.join(' ')}</p></main></body></html>`
}

const style = `
:root{color-scheme:light;font:1rem/1.7 "Hiragino Sans","Noto Sans JP","Yu Gothic UI",Meiryo,sans-serif;color:#12263a;background:#dfe9f0}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box}
main{width:min(26rem,100%);box-sizing:border-box;padding:2rem 1.75rem 1rem;background:#fff;border-top:.5rem solid #0b4f6c;box-shadow:0 1rem 3rem #12263a33}
p{word-break:auto-phrase}
h1{margin:.25rem 0 1.25rem;font-size:1.4rem;line-height:1.35}
.sandbox{margin:0;font-size:.8rem;color:#0b4f6c}
[role=alert]{color:#9b1c1c;font-weight:700}
dl{margin:0 0 1.25rem;border-block:1px solid #c5d3de}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.6rem 0}
dl div+div{border-top:1px solid #e4ebf0}
dt{color:#44586b}
dd{margin:0;font-weight:700;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem;margin-top:1rem}
label{display:grid;gap:.25rem}
input{min-height:3rem;padding:0 .75rem;border:2px solid #6b8196;background:#fff;color:inherit;font:inherit;box-sizing:border-box;width:100%}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.5rem}
button,.button{min-height:3rem;padding:0 1rem;border:2px solid #0b4f6c;background:#0b4f6c;color:#fff;font:inherit;font-weight:700;cursor:pointer}
.button{display:grid;place-items:center;text-decoration:none}
.plain{background:#fff;color:#0b4f6c}
:focus-visible{outline:3px solid #d97706;outline-offset:2px}
.language{margin:1rem 0 0;text-align:right;font-size:.9rem}
.language a{display:inline-block;padding:.6rem 0 .6rem .75rem;color:#0b4f6c}
`

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const
