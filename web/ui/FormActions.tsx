import Button from '@mui/material/Button'

interface FormActionsProps {
  /** The id of the form that the dialog holds. */
  form: string
  cancel: string
  submit: string
  isBusy?: boolean
  onCancel: () => void
}

/** The buttons at the foot of a dialog that holds a form. */
export function FormActions({ form, cancel, submit, isBusy = false, onCancel }: FormActionsProps) {
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" form={form} variant="contained" disabled={isBusy}>
        {submit}
      </Button>
    </>
  )
}
