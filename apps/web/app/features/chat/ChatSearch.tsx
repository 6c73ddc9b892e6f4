import { Button } from '@andon/web-kit/Button'
import { Field } from '@andon/web-kit/Field'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { Question } from '../customer-service/Question.tsx'
import { searchQuestions } from '../customer-service/search-questions.ts'
import { useAnswering } from './ChatStatus.tsx'
import { chatText } from './text.ts'
import type { ChatState } from './use-conversation.ts'

const most = 5

/** The first view of the chat: frequent questions, found while typing. A person is one button away, whatever was found. */
export function ChatSearch({ chat, onPerson }: { chat: ChatState; onPerson: () => void }) {
  const t = useText(chatText)
  const api = useApi()
  const path = usePath()
  const place = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const { data } = useQuery({ queryKey: ['chatQuestions'], queryFn: () => api.content.getQuestions({}) })
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const asked = query.trim() !== ''
  const found = asked && data ? searchQuestions(data.categories, query).flatMap(({ questions }) => questions) : []
  const [standing] = useAnswering(chat)
  return (
    <>
      <div ref={place} className="chat-log">
        {/* biome-ignore lint/a11y/useSemanticElements: a field in the element `search` hides the chat while it has the focus */}
        <div role="search" className="grid gap-2">
          <Field
            label={t('search')}
            hint={t('searchHint')}
            type="search"
            value={query}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status" className="text-sm text-ink-soft">
            {asked && data && (found.length > 0 ? t('found', { count: found.length }) : t('none'))}
          </p>
        </div>
        {/* its texts may have to be fetched: only the questions wait for them, not the whole chat */}
        <Suspense>
          {found.slice(0, most).map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </Suspense>
        {found.length > most && (
          <p>
            <Link to={path('/customer-service')} className="text-link">
              {t('allQuestions')}
            </Link>
          </p>
        )}
      </div>
      <div className="chat-persons">
        <p className="chat-note">{standing}</p>
        <Button kind="primary" wide onClick={onPerson}>
          {t('person')}
        </Button>
        <Link to={path('/customer-service#contact')} className="text-link">
          {t('byMail')}
        </Link>
      </div>
    </>
  )
}
