import type { ReplyOf } from '@andon/contract'
import type { support as api } from '@andon/contract/player-api/support'
import { ticketsTopic } from '@andon/contract/topics/tickets'
import { Button } from '@andon/web-kit/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiRefusal } from '../../api/refusal.ts'
import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage, usePath } from '../../page/page-context.ts'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { useTopic } from '../../page/use-topic.ts'
import { playerKey } from '../../player/session.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { Loaded } from '../account/Loaded.tsx'
import { useSupport } from '../customer-service/use-support.ts'
import { Ticket } from './Ticket.tsx'
import './tickets.css'
import { ticketsText } from './text.ts'

type Line = ReplyOf<typeof api.listTickets>['tickets'][number]

const ticketsKey = playerKey('tickets')

/** The messages that the player sent by the contact form: all of them, or one with its answers (`/account/tickets/A7K-2M9Q`). */
export default function TicketsPage() {
  const t = useText(ticketsText)
  const path = usePath()
  const queries = useQueryClient()
  const { number } = useParams()
  useTopic(ticketsTopic, {}, () => void queries.invalidateQueries({ queryKey: ticketsKey }))
  return (
    <AccountPage title={t('title')} intro={t('intro')}>
      {number === undefined ? (
        <List />
      ) : (
        <>
          <p>
            <Link to={path('/account/tickets')} className="text-link">
              {t('all')}
            </Link>
          </p>
          <One key={number} number={number} />
        </>
      )}
    </AccountPage>
  )
}

function List() {
  const t = useText(ticketsText)
  const support = useSupport()
  const path = usePath()
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  const queryKey = [...ticketsKey, 'list', pages.length]
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const tickets: Line[] = []
      let more = false
      for (const before of pages) {
        const page = await support.listTickets(before === undefined ? {} : { before })
        tickets.push(...page.tickets)
        more = page.more
      }
      return { tickets, more }
    },
    placeholderData: (kept: { tickets: Line[]; more: boolean } | undefined) => kept,
  })
  return (
    <AccountCard title={t('list')}>
      <Loaded query={query} lines={4}>
        {({ tickets, more }) => (
          <>
            {tickets.length === 0 ? (
              <p className="text-ink-soft">{t('empty')}</p>
            ) : (
              <ul>
                {tickets.map((ticket) => (
                  <li key={ticket.number}>
                    <TicketLine ticket={ticket} />
                  </li>
                ))}
              </ul>
            )}
            {more && (
              <p>
                <Button onClick={() => setPages((before) => [...before, tickets.at(-1)?.number])}>{t('more')}</Button>
              </p>
            )}
            <p>
              <Link to={path('/customer-service#contact')} className="button" data-kind="secondary">
                {t('ask')}
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </AccountCard>
  )
}

function TicketLine({ ticket: { number, subject, state, changedAt } }: { ticket: Line }) {
  const t = useText(ticketsText)
  const path = usePath()
  const { language } = usePage()
  const at = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(changedAt))
  return (
    <Link to={path(`/account/tickets/${number}`)} className="ticket-line">
      <span className="grid min-w-0 gap-1">
        <span className="ticket-subject">{subject}</span>
        <span className="text-sm text-ink-soft">
          {number} · <time dateTime={changedAt}>{at}</time>
        </span>
      </span>
      <span className="ticket-state" data-state={state}>
        {t(`state.${state}`)}
      </span>
    </Link>
  )
}

function One({ number }: { number: string }) {
  const t = useText(ticketsText)
  const support = useSupport()
  const query = useQuery({
    queryKey: [...ticketsKey, 'one', number],
    queryFn: () => support.getTicket({ number }),
    retry: (tries, error) => !isUnknown(error) && tries < 2,
  })
  if (isUnknown(query.error)) return <p role="alert">{t('unknown')}</p>
  return (
    <Loaded query={query} lines={6}>
      {({ ticket }) => <Ticket ticket={ticket} changed={() => query.refetch()} />}
    </Loaded>
  )
}

const isUnknown = (error: unknown) =>
  error instanceof ApiRefusal && (error.code === 'NOT_FOUND' || error.code === 'FIELD_INVALID')
