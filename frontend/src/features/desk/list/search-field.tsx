import { TextField } from '../../../ui/text-field.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Words by which a list is narrowed. */
export const SearchField = (field: Props) => (
  <TextField {...field} type="search" required={false} optionalUnmarked maxLength={100} />
)
