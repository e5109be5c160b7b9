import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { type ColumnRole, columnRoles } from '#domain/portfolio/reading/column-roles.ts'
import { useToasts } from '../../../ui/toasts.tsx'
import { useFailureToast } from './use-failure-toast.ts'
import { useReadAgain } from './use-import.ts'

/** What a column can be taken for, in words. */
export function useRoleOptions() {
  const { t } = useTranslation('imports')
  return useMemo(
    () =>
      columnRoles
        .filter((role) => role !== 'ignore')
        .map((value) => ({ value, label: t(`role.${value}`) })),
    [t],
  )
}

export type ChooseRole = (table: ImportTable, index: number, role: ColumnRole) => void

/** Takes a column for something else: everything is read again at once. */
export function useColumnRoles(uploadId: string) {
  const { t } = useTranslation('imports')
  const { show } = useToasts()
  const fail = useFailureToast()
  const { mutate, isPending } = useReadAgain(uploadId)
  const choose: ChooseRole = useCallback(
    ({ heading }, index, role) =>
      mutate(
        { columns: [{ heading, roles: { [index]: role } }] },
        {
          onSuccess: () => show({ tone: 'success', title: t('columns.asked') }),
          onError: (thrown) => fail(t('columns.failed'), thrown),
        },
      ),
    [mutate, show, fail, t],
  )
  return { choose, isBusy: isPending }
}
