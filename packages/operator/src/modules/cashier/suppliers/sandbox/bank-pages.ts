import type { RawReply, RawRequest, RawRoute } from '../../raw-route.ts'
import { bankPage, noSuchPayment, pageHeaders } from './bank-page.ts'
import type { Desk } from './desk.ts'
import type { Payment } from './store.ts'

const path = '/sandbox/bank/:authorisationId'

/** The bank's confirmation page: of the supplier, not of the operator, so no cookie or token of the operator plays a part. Its address is the key. */
export function bankPages(desk: Desk): readonly RawRoute[] {
  return [
    { method: 'GET', path, handler: (request) => show(desk, request) },
    { method: 'POST', path, handler: (request) => answer(desk, request) },
  ]
}

async function show(desk: Desk, { params, query }: RawRequest): Promise<RawReply> {
  const { payment } = await desk.look({ id: params.authorisationId ?? '' })
  if (!payment) return page(404, noSuchPayment(query.language === 'en' ? 'en' : 'ja'))
  return page(200, bankPage({ payment, language: languageOf(query, payment) }))
}

async function answer(desk: Desk, { params, rawBody, query }: RawRequest): Promise<RawReply> {
  const id = params.authorisationId ?? ''
  const said = new URLSearchParams(rawBody.toString('utf8')).get('answer')
  if (said !== 'accept' && said !== 'refuse') {
    const { payment } = await desk.look({ id })
    return payment
      ? page(400, bankPage({ payment, language: languageOf(query, payment) }))
      : page(404, noSuchPayment('ja'))
  }
  const { payment } = await desk.confirm({ id, accepted: said === 'accept' })
  if (!payment) return page(404, noSuchPayment('ja'))
  return { status: 303, headers: { location: payment.returnPath, 'cache-control': 'no-store' }, body: '' }
}

function languageOf({ language }: RawRequest['query'], payment: Payment): 'ja' | 'en' {
  return language === 'ja' || language === 'en' ? language : payment.language
}

function page(status: number, body: string): RawReply {
  return { status, headers: { ...pageHeaders }, body }
}
