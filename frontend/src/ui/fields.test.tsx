// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { englishPage, renderAt } from './test/render-in-english.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

englishPage()

const noChange = () => {}
const wines = [
  { value: 'red', label: 'Red wine' },
  { value: 'white', label: 'White wine' },
]

/** Each kind of field with the same words around it. */
const kinds = {
  TextField: (words: { error?: string; hint?: string; required?: boolean; disabled?: boolean }) => (
    <TextField label="Grape" value="" onChange={noChange} {...words} />
  ),
  TextArea: (words: { error?: string; hint?: string; required?: boolean; disabled?: boolean }) => (
    <TextArea label="Grape" value="" onChange={noChange} {...words} />
  ),
  Select: (words: { error?: string; hint?: string; required?: boolean; disabled?: boolean }) => (
    <Select label="Grape" value="" onChange={noChange} options={wines} empty="Any" {...words} />
  ),
}

describe.each(Object.entries(kinds))('%s', (_, make) => {
  it('is found by its label, and says by itself that it is required', () => {
    renderAt('/', make({}))
    const field = screen.getByLabelText('Grape')
    expect(field.getAttribute('aria-required')).toBe('true')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    expect(field.getAttribute('aria-describedby')).toBeNull()
  })

  it('reads out hint and error, in this order', () => {
    renderAt('/', make({ hint: 'One per line', error: 'Name a grape' }))
    const field = screen.getByLabelText('Grape')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'One per line',
      'Name a grape',
    ])
  })

  it('carries the word "optional" where it may stay empty', () => {
    renderAt('/', make({ required: false }))
    const field = screen.getByLabelText('Grape (optional)')
    expect(field.getAttribute('aria-required')).toBeNull()
  })

  it('takes nothing while it is disabled', () => {
    renderAt('/', make({ disabled: true }))
    expect(screen.getByLabelText('Grape')).toHaveProperty('disabled', true)
  })
})

it('gives every letter that is typed to its owner', async () => {
  function Owner() {
    const [text, setText] = useState('')
    return <TextField label="Name" value={text} onChange={setText} unit="kg" />
  }
  const { user } = renderAt('/', <Owner />)
  await user.type(screen.getByLabelText('Name'), 'Furmint 2024')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Furmint 2024')
  expect(screen.getByText('kg')).toBeTruthy()
})

it('chooses by the label of an option and tells its value', async () => {
  const chosen: string[] = []
  const { user } = renderAt(
    '/',
    <Select
      label="Category"
      value=""
      onChange={(value) => chosen.push(value)}
      options={wines}
      empty="Any"
    />,
  )
  await user.selectOptions(screen.getByLabelText('Category'), 'White wine')
  expect(chosen).toEqual(['white'])
})

describe('Checkbox', () => {
  it('is changed by its words and by the space bar', async () => {
    function Owner() {
      const [isChecked, setChecked] = useState(false)
      return <Checkbox label="Organic" checked={isChecked} onChange={setChecked} />
    }
    const { user } = renderAt('/', <Owner />)
    const box = screen.getByRole('checkbox', { name: 'Organic' })
    await user.click(screen.getByText('Organic'))
    expect(box).toHaveProperty('checked', true)
    box.focus()
    await user.keyboard(' ')
    expect(box).toHaveProperty('checked', false)
  })

  it('reads out what is wrong', () => {
    renderAt(
      '/',
      <Checkbox label="Terms" checked={false} onChange={noChange} error="Accept them" />,
    )
    const box = screen.getByRole('checkbox')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(box.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Accept them')
  })
})

describe('RadioGroup', () => {
  it('is one group whose choices exclude each other', async () => {
    const chosen: string[] = []
    const { user } = renderAt(
      '/',
      <RadioGroup
        id="colour"
        label="Colour"
        value="red"
        onChange={(value) => chosen.push(value)}
        options={wines}
      />,
    )
    expect(screen.getByRole('group', { name: 'Colour' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Red wine' })).toHaveProperty('checked', true)
    await user.click(screen.getByText('White wine'))
    expect(chosen).toEqual(['white'])
  })

  it('lets the error summary reach its first choice by the id of the field', () => {
    renderAt(
      '/',
      <RadioGroup id="colour" label="Colour" value="" onChange={noChange} options={wines} />,
    )
    expect(document.getElementById('colour')).toBe(screen.getByRole('radio', { name: 'Red wine' }))
  })
})
