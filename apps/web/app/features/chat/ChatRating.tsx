import { Button } from '@andon/web-kit/Button'
import { useId, useState } from 'react'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { chatText } from './text.ts'
import type { Conversation } from './use-conversation.ts'

const choices = [1, 2, 3, 4, 5]
const longest = 1000

/** Asks once how a closed conversation was. */
export function ChatRating({ version, rate }: { version: number } & Pick<Conversation, 'rate'>) {
  const t = useText(chatText)
  const id = useId()
  const form = useAction()
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const send = () => {
    const said = comment.trim()
    void form.submit(() => rate({ version, stars, ...(said === '' ? {} : { comment: said }) }))
  }
  return (
    <form
      className="chat-rating"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <FormFailure failure={form.failure} />
      <fieldset>
        <legend>{t('rate')}</legend>
        <div className="chat-stars">
          {choices.map((choice) => (
            <label key={choice} data-on={choice <= stars || undefined}>
              <input
                type="radio"
                name={id}
                className="sr-only"
                checked={stars === choice}
                onChange={() => setStars(choice)}
              />
              <span className="sr-only">{t('stars', { stars: choice })}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M12 3l2.800 5.900 6.400.8-4.700 4.500 1.200 6.400L12 17.500l-5.700 3.100 1.200-6.400L2.800 9.700l6.400-.8z" />
              </svg>
            </label>
          ))}
        </div>
      </fieldset>
      {stars > 0 && (
        <>
          <label htmlFor={`${id}-comment`} className="sr-only">
            {t('comment')}
          </label>
          <textarea
            id={`${id}-comment`}
            rows={2}
            maxLength={longest}
            placeholder={t('comment')}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <Button type="submit" busy={form.pending}>
            {t('sendRating')}
          </Button>
        </>
      )}
    </form>
  )
}
