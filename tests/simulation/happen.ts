import { type Customer, pick } from './requests.ts'
import type { SimulatedOperator } from './simulated-operator.ts'
import type { Happening } from './steps.ts'

const payer = { account: 'akari.mori@paper.example', accountHolder: 'AKARI MORI', accountNumber: '1234567' }

/** What nobody at the operator's counter asked for. What came of it is told by facts. */
export async function happen(
  operator: SimulatedOperator,
  customers: readonly Customer[],
  happening: Happening,
): Promise<void> {
  const { desk } = operator.cashier
  switch (happening.do) {
    case 'answer': {
      const pages = customers.flatMap((customer) => customer.pages.map((page) => ({ customer, page })))
      const one = pick(pages, happening.of)
      if (!one) return
      one.customer.pages.splice(one.customer.pages.indexOf(one.page), 1)
      const amount = String(Math.floor((one.page.amount * happening.percent) / 100))
      await operator.answer(one.page.url, happening.how, { ...payer, amount })
      return
    }
    case 'deliver':
      operator.line.doubles = happening.doubled
      await operator.deliver()
      operator.line.doubles = false
      return
    case 'expire':
      return operator.runJobs(operator.bonuses.jobs)
    case 'decide': {
      const { of, yes } = happening
      const review = pick(await desk.depositsInReview(), of)
      const withdrawals = customers.flatMap((customer) => customer.withdrawals)
      const withdrawal = pick(withdrawals, of)
      if (review) await (yes ? desk.credit(review.id, 'ops') : desk.giveBack(review.id, 'ops'))
      else if (withdrawal)
        await (yes ? desk.approve(withdrawal, 'ops') : desk.refuse(withdrawal, { actor: 'ops', note: 'no' }))
    }
  }
}
