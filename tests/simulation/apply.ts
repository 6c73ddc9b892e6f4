import { type Customer, pick } from './requests.ts'
import type { SimulatedOperator } from './simulated-operator.ts'
import type { OutsideEvent } from './steps.ts'

const payer = { account: 'akari.mori@paper.example', accountHolder: 'AKARI MORI', accountNumber: '1234567' }

/** Applies an event that no player requested. Facts record its outcome. */
export async function applyEvent(
  operator: SimulatedOperator,
  customers: readonly Customer[],
  event: OutsideEvent,
): Promise<void> {
  const { backOffice } = operator.cashier
  switch (event.do) {
    case 'answer': {
      const pages = customers.flatMap((customer) => customer.pages.map((page) => ({ customer, page })))
      const one = pick(pages, event.of)
      if (!one) return
      one.customer.pages.splice(one.customer.pages.indexOf(one.page), 1)
      const amount = String(Math.floor((one.page.amount * event.percent) / 100))
      await operator.answer(one.page.url, event.how, { ...payer, amount })
      return
    }
    case 'deliver':
      operator.line.doubles = event.doubled
      await operator.deliver()
      operator.line.doubles = false
      return
    case 'expire':
      return operator.runJobs(operator.bonuses.jobs)
    case 'decide': {
      const { of, yes } = event
      const review = pick(await backOffice.depositsInReview(), of)
      const withdrawals = customers.flatMap((customer) => customer.withdrawals)
      const withdrawal = pick(withdrawals, of)
      if (review) await (yes ? backOffice.credit(review.id, 'ops') : backOffice.giveBack(review.id, 'ops'))
      else if (withdrawal)
        await (yes
          ? backOffice.approve(withdrawal, 'ops')
          : backOffice.refuse(withdrawal, { actor: 'ops', note: 'no' }))
    }
  }
}
