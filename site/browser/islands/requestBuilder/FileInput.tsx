import { useEffect, useRef } from 'react'
import type { FormField } from './formFields.ts'

interface FileInputProps {
  readonly id: string
  readonly field: FormField
  readonly value: string
  readonly onChange: (value: string, files: readonly File[]) => void
}

/** A field for files. A script can empty it, as a reset of the form does, and cannot fill it. */
export function FileInput({ field, value, onChange, ...shared }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const isMany = field.file === 'many'
  useEffect(() => {
    if (value === '' && input.current) input.current.value = ''
  }, [value])
  return (
    <input
      {...shared}
      ref={input}
      type="file"
      multiple={isMany}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        const names = files.map(({ name }) => name)
        onChange(isMany && names.length > 0 ? JSON.stringify(names) : (names[0] ?? ''), files)
      }}
    />
  )
}
