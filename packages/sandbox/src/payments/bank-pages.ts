import { isLanguage, type Language, languageCodes } from '@andon/contract/languages'
import type { RawReply, RawRequest, RawRoute } from '@andon/operator/cashier'
import { answerPage, type Bank, Unreadable } from './bank-answer.ts'
import { bankPage, noSuchPayment, pageHeaders } from './bank-page.ts'
import { pageKind } from './bank-page-forms.ts'
import type { Payment } from './store.ts'

const path = '/sandbox/bank/:authorisationId'

/**
 * The supplier's own pages: a bank's confirmation, the card form, the wallet, the transfer. Of the supplier, not of the operator, so no cookie or
 * token of the operator plays a part. Their address is the key.
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
  const { payment } = await engine.look({ id: params.authorisationId ?? '' })
  if (!payment) return page(404, noSuchPayment(isLanguage(query.language) ? query.language : languageCodes[0]))
  const content = { payment, kind: pageKind(payment), language: languageOf(query, payment), invalid }
  return page(invalid ? 400 : 200, bankPage(content))
}

async function answer(bank: Bank, request: RawRequest): Promise<RawReply> {
  const fields = Object.fromEntries(new URLSearchParams(request.rawBody.toString('utf8')))
  try {
    const id = request.params.authorisationId ?? ''
    const answered = await answerPage(bank, id, fields)
    if (answered.payment?.state === 'authorised') await bank.tellMerchant()
    const { payment } = await bank.engine.look({ id })
    if (!payment) return page(404, noSuchPayment(languageCodes[0]))
    // The way back leads to the merchant, where the player may be logged out: what came of it is said here.
    if (payment.state === 'voided') return show(bank, request)
    // A card that the bank wants to have confirmed: the same address now asks for that.
    const isAskedNext = payment.state === 'confirmation-asked' && payment.method !== 'BANKTRANSFER'
    const location = isAskedNext ? new URL(payment.pageUrl).pathname : payment.returnPath
    return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' }
  } catch (error) {
    if (error instanceof Unreadable) return show(bank, request, { invalid: true })
    throw error
  }
}

function languageOf({ language }: RawRequest['query'], payment: Payment): Language {
  return isLanguage(language) ? language : payment.language
}

function page(status: number, body: string): RawReply {
  return { status, headers: { ...pageHeaders }, body }
}
