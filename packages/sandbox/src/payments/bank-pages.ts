import { isLanguage, type Language, languageCodes } from '@andon/contract/languages'
import { sites } from '@andon/contract/sites'
import type { RawReply, RawRequest, RawRoute } from '@andon/platform/http'
import { answerPage, type Bank, InvalidFields } from './bank-answer.ts'
import { bankPage, noSuchPayment, pageHeaders } from './bank-page.ts'
import { pageKind } from './bank-page-forms.ts'
import type { Payment } from './store.ts'

const path = '/sandbox/bank/:authorisationId'

/**
 * The supplier's pages: a bank's confirmation, the card form, the wallet, the transfer. They use no cookie or token of the operator: the address is the
 * only key.
 */
export function bankPages(bank: Bank): readonly RawRoute[] {
  return [
    { method: 'GET', path, handler: (request) => show(bank, request) },
    { method: 'POST', path, handler: (request) => answer(bank, request) },
  ]
}

async function show(
  { engine }: Pick<Bank, 'engine'>,
  request: RawRequest,
  { invalid = false } = {},
): Promise<RawReply> {
  const { params, query } = request
  const { payment } = await engine.read({ id: params.authorisationId ?? '' })
  if (!payment) return page(404, noSuchPayment(isLanguage(query.language) ? query.language : languageCodes[0]))
  const content = {
    payment,
    kind: pageKind(payment),
    language: languageOf(query, payment),
    invalid,
    merchant: merchantAt(request.headers.host ?? ''),
  }
  return page(invalid ? 400 : 200, bankPage(content))
}

async function answer(bank: Bank, request: RawRequest): Promise<RawReply> {
  const fields = Object.fromEntries(new URLSearchParams(request.rawBody.toString('utf8')))
  try {
    const id = request.params.authorisationId ?? ''
    const answered = await answerPage(bank, id, fields)
    if (answered.payment?.state === 'authorised') await bank.tellMerchant()
    const { payment } = await bank.engine.read({ id })
    if (!payment) return page(404, noSuchPayment(languageCodes[0]))
    // Shown here rather than at the merchant, where the player may be logged out.
    if (payment.state === 'voided') return show(bank, request)
    // The bank wants the card confirmed: the same address now shows the confirmation.
    const isAskedNext = payment.state === 'confirmation-asked' && payment.method !== 'BANKTRANSFER'
    const location = isAskedNext ? new URL(payment.pageUrl).pathname : payment.returnPath
    return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
  } catch (error) {
    if (error instanceof InvalidFields) return show(bank, request, { invalid: true })
    throw error
  }
}

function languageOf({ language }: RawRequest['query'], payment: Payment): Language {
  return isLanguage(language) ? language : payment.language
}

/** The brand of the host, which is where the player came from; an operator's own host is named itself. */
function merchantAt(host: string): string {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return sites.find(({ hosts }) => hosts.includes(name))?.name ?? name
}

function page(status: number, body: string): RawReply {
  return { status, headers: { ...pageHeaders }, body }
}
