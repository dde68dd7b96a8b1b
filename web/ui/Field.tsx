import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  /** Under the field: what is expected, or what is wrong. */
  helper?: string
  invalid?: boolean
  /** At the right end, inside the field. */
  end?: ReactNode
}

/** A labelled text field: the label stands above, so that it never covers or leaves what is typed. */
export function Field({ label, helper, invalid = false, end, ...input }: FieldProps) {
  const id = useId()
  const helperId = `${id}-helper`
  return (
    <div className={invalid ? 'field invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="frame">
        <input id={id} aria-invalid={invalid || undefined} aria-describedby={helper ? helperId : undefined} {...input} />
        {end}
      </div>
      {helper && (
        <div id={helperId} className="helper">
          {helper}
        </div>
      )}
    </div>
  )
}
