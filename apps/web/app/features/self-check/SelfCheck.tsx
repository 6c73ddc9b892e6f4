import { Button } from '@andon/web-kit/Button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { type Answer, answers, type Band, questionCount, scoreOf } from './score.ts'
import { selfCheckText } from './text.ts'
import './self-check.css'

const numbers = Array.from({ length: questionCount }, (_, at) => (at + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9) // one for each text
type Given = readonly (Answer | undefined)[]

/** Nine questions with a score. The answers live in this component alone: they are neither stored nor sent. */
export function SelfCheck() {
  const t = useText(selfCheckText)
  const [given, setGiven] = useState<Given>(numbers.map(() => undefined))
  const [isTried, setTried] = useState(false)
  const [result, setResult] = useState<ReturnType<typeof scoreOf> | null>(null)
  const complete = given.filter((answer) => answer !== undefined)
  const left = questionCount - complete.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (left === 0) setResult(scoreOf(complete))
    else document.getElementById(`self-check-${given.indexOf(undefined) + 1}-never`)?.focus()
  }
  const startOver = () => {
    setGiven(numbers.map(() => undefined))
    setTried(false)
    setResult(null)
  }
  return (
    <section className="self-check" aria-labelledby="self-check-title">
      <h2 id="self-check-title" className="heading-2">
        {t('title')}
      </h2>
      {result === null ? (
        <form className="grid gap-5" onSubmit={submit} noValidate autoComplete="off">
          <p>{t('lead')}</p>
          {numbers.map((number) => (
            <Question
              key={number}
              number={number}
              answer={given[number - 1]}
              isMissing={isTried && given[number - 1] === undefined}
              onAnswer={(answer) => setGiven(given.with(number - 1, answer))}
            />
          ))}
          <p role="status" className="field-error empty:hidden">
            {isTried && left > 0 && t('missing', { count: left })}
          </p>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" kind="primary">
              {t('submit')}
            </Button>
            <p className="text-sm text-ink-soft">{t('privacy')}</p>
          </div>
        </form>
      ) : (
        <Result {...result} onStartOver={startOver} />
      )}
    </section>
  )
}

interface QuestionProps {
  readonly number: (typeof numbers)[number]
  readonly answer: Answer | undefined
  readonly isMissing: boolean
  readonly onAnswer: (answer: Answer) => void
}

function Question({ number, answer: given, isMissing, onAnswer }: QuestionProps) {
  const t = useText(selfCheckText)
  return (
    <fieldset className="self-check-question" data-missing={isMissing || undefined}>
      <legend>
        <span className="text-sm text-ink-soft">{t('number', { number })}</span>
        <strong>{t(`question.${number}`)}</strong>
      </legend>
      <div className="self-check-answers">
        {answers.map((answer) => (
          <label key={answer} className="self-check-answer">
            <input
              id={`self-check-${number}-${answer}`}
              type="radio"
              name={`self-check-${number}`}
              checked={given === answer}
              onChange={() => onAnswer(answer)}
            />
            <span>{t(`answer.${answer}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Result({ points, band, onStartOver }: { points: number; band: Band; onStartOver: () => void }) {
  const t = useText(selfCheckText)
  const path = usePath()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const needsHelp = band === 'moderate' || band === 'high'
  const help = (
    <Link to={path('/responsible-game#help-japan')} className="button" data-kind={needsHelp ? 'primary' : 'secondary'}>
      {t('help')}
    </Link>
  )
  return (
    <div className="self-check-result" data-band={band}>
      <p className="text-ink-soft">{t('result', { points })}</p>
      <h3 ref={heading} tabIndex={-1} className="heading-3">
        {t(`band.${band}`)}
      </h3>
      <p>{t(`advice.${band}`)}</p>
      <div className="flex flex-wrap gap-3">
        {needsHelp && help}
        <Link to={path('/account/limits')} className="button" data-kind={needsHelp ? 'secondary' : 'primary'}>
          {t('limits')}
        </Link>
        {!needsHelp && help}
        <Button kind="quiet" onClick={onStartOver}>
          {t('again')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t('privacy')}</p>
    </div>
  )
}
