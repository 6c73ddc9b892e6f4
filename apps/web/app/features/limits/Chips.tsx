interface Props<Value extends string> {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** All of one width, for figures. */
  readonly even?: boolean
  readonly onChange: (value: Value) => void
}

/** A choice of a few options, all visible. */
export function Chips<Value extends string>({ label, value, options, even = false, onChange }: Props<Value>) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-bold">{label}</legend>
      <div className={even ? 'choices limit-sizes' : 'limit-chips'}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className="choice"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
