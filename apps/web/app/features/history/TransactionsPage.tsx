import type { ReplyOf } from '@andon/contract'
import type { reports } from '@andon/contract/player-api/reports'
import { transactionTypes } from '@andon/contract/player-api/reports-fields'
import { referenceOf } from '@andon/contract/reference'
import { Link } from 'react-router'
import { useFormats } from '../../page/amounts/use-formats.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { AccountPage } from '../account/AccountPage.tsx'
import { kindOf } from '../cashier/view.ts'
import type { Column } from './columns.ts'
import { Filters, Narrow } from './Filters.tsx'
import { fileTime } from './file-time.ts'
import { HistoryActions } from './HistoryActions.tsx'
import { HistoryLines } from './HistoryLines.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { SignedAmount } from './SignedAmount.tsx'
import { historyText } from './text.ts'
import { type AddressFilter, useAddressFilter } from './use-address-filter.ts'
import { type ReadPage, useLines } from './use-lines.ts'

export type Transaction = ReplyOf<typeof reports.getTransactionHistory>['transactions'][number]

/** The player's transactions beside play, with the balance after each. */
export default function TransactionsPage() {
  const t = useText(historyText)
  const filter = useAddressFilter()
  const type = transactionTypes.find((known) => known === filter.get('type'))
  const { range } = filter
  const read = useReadTransactions(range, type)
  const query = useLines(['transactions', range, type ?? ''], read)
  const columns = useTransactionColumns()
  const payment = filter.get('payment')
  const listed = new Set([...mainTypes, type, ...(query.lines ?? []).map((line) => line.type)])
  const offered = transactionTypes.filter((known) => listed.has(known))
  const narrowed = range !== 'pastYear' || type !== undefined
  return (
    <AccountPage title={t('transactions')} intro={t('transactionsIntro')}>
      <Filters filter={filter}>
        <Narrow
          label={t('type')}
          all={t('allTypes')}
          value={type ?? ''}
          options={offered.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChoose={(value) => filter.set({ type: value })}
        />
      </Filters>
      <HistoryLines
        picture="transactions"
        query={query}
        empty={t('empty.transactions')}
        onShowAll={narrowed ? () => filter.set({ range: 'pastYear', type: null }) : undefined}
      >
        {(lines) => (
          <>
            <HistoryActions
              history={{
                title: t('transactions'),
                name: `transactions-${range}`,
                read,
                columns,
                filters: [t(`range.${range}`), type === undefined ? t('allTypes') : t(`type.${type}`)].join(', '),
              }}
            />
            <ol className="history-list" aria-label={t('transactions')}>
              {lines.map((line) => (
                <TransactionRow key={line.id} line={line} filter={filter} />
              ))}
            </ol>
          </>
        )}
      </HistoryLines>
      {payment && <PaymentDialog id={payment} onClose={() => filter.set({ payment: null }, { replace: true })} />}
    </AccountPage>
  )
}

function TransactionRow({ line, filter }: { line: Transaction; filter: AddressFilter }) {
  const t = useText(historyText)
  const { time, money } = useFormats()
  const payment = paymentOf(line)
  return (
    <li className="history-row">
      <div className="history-what">
        <span className="font-bold">{t(`type.${line.type}`)}</span>
        <span className="text-sm text-ink-soft">
          <time dateTime={line.at}>{time(line.at)}</time>
          {payment && ` · ${referenceOf(payment)}`}
        </span>
        {payment && (
          <Link to={filter.link({ payment })} preventScrollReset className="history-link">
            {t(`open.${kindOf(payment)}`)}
          </Link>
        )}
      </div>
      <div className="history-amounts">
        <SignedAmount amount={line.amount} />
        <span className="text-sm text-ink-soft">{t('cashAfter', { amount: money(line.balanceAfter) })}</span>
      </div>
    </li>
  )
}

/** Offered in the filter at once; the others as soon as one is in the list. */
const mainTypes: readonly Transaction['type'][] = ['realCashDeposit', 'withdraw', 'bonusActivation', 'bonusConversion']

const typesOfPayments: readonly Transaction['type'][] = [
  'realCashDeposit',
  'withdraw',
  'cashoutReversal',
  'negativeAdjustment', // a chargeback
]

/** The reference that the player sees of the payment. */
function shownReference(line: Transaction): string {
  const payment = paymentOf(line)
  return payment === null ? '' : referenceOf(payment)
}

/** The id for `getTransactionStatus`. Only payments have one; the sandbox's welcome credit has none. */
function paymentOf({ type, reference = '' }: Transaction): string | null {
  return typesOfPayments.includes(type) && /^(dep|wdr)_/.test(reference) ? reference : null
}

function useReadTransactions(
  range: AddressFilter['range'],
  type: Transaction['type'] | undefined,
): ReadPage<Transaction> {
  const api = useApi()
  return async (place) => {
    const criteria = JSON.stringify({ range, ...(type === undefined ? {} : { types: [type] }), ...place })
    const { transactions, since, nextCursor } = await api.reports.getTransactionHistory({ criteria })
    return { lines: transactions, since, nextCursor }
  }
}

function useTransactionColumns(): readonly Column<Transaction>[] {
  const t = useText(historyText)
  const { zone, currency, time, money, signed, plain } = useFormats()
  return [
    { head: t('column.at', { zone }), cell: ({ at }) => fileTime(at), print: ({ at }) => time(at) },
    { head: t('column.type'), cell: ({ type }) => t(`type.${type}`), print: ({ type }) => t(`type.${type}`) },
    {
      head: t('column.amount', { currency }),
      cell: ({ amount }) => plain(amount),
      print: ({ amount }) => signed(amount),
      numeric: true,
    },
    {
      head: t('column.cash', { currency }),
      cell: ({ balanceAfter }) => plain(balanceAfter),
      print: ({ balanceAfter }) => money(balanceAfter),
      numeric: true,
    },
    { head: t('column.reference'), cell: shownReference, print: shownReference },
    { head: t('column.id'), cell: ({ id }) => id },
  ]
}
