/** A short numbered explanation: what happens first, second, third. */
export function NumberedSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="step">
          <span className="medallion" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="heading-3">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
