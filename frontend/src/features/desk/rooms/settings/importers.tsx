import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import type { Column } from '../../../../ui/data-table.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { rowsCsv } from '../../list/list-csv.ts'
import { onePage } from '../../list/one-page.ts'
import { ImporterDialog } from './importer-dialog.tsx'
import { RemoveImporter } from './remove-importer.tsx'
import styles from './settings.module.css'

export type Importer = ApiOutput<'listImporters'>['importers'][number]

/** The partners who submit offers, by market. */
export function Importers({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTranslation('desk-settings')
  const [edited, setEdited] = useState<Importer | 'new' | null>(null)
  const list = useQuery({
    queryKey: ['listImporters'],
    queryFn: ({ signal }) => callApi('listImporters', { signal }),
  })
  const [removed, setRemoved] = useState<Importer | null>(null)
  const columns = useColumns(mayChange ? { onEdit: setEdited, onRemove: setRemoved } : null)
  const makeCsv = () =>
    rowsCsv(
      [
        'market',
        'importer_id',
        'name',
        'licence',
        'contact_name',
        'email',
        'phone',
        'portal_account',
        'lead_days',
      ],
      list.data?.importers ?? [],
    )
  return (
    <Card title={t('importers.title')}>
      <p>{t('importers.lead')}</p>
      <DeskList
        caption={t('importers.title')}
        list={onePage(list)}
        rowsOf={({ importers }) => importers}
        rowKey={({ importer_id }) => importer_id}
        columns={columns}
        csv={{ name: 'importers', make: makeCsv }}
        onClear={null}
        empty={{ title: t('importers.none') }}
      />
      {mayChange && (
        <div>
          <Button onClick={() => setEdited('new')}>{t('importers.add')}</Button>
        </div>
      )}
      {edited && (
        <ImporterDialog
          importer={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveImporter importer={removed} onClose={() => setRemoved(null)} />}
    </Card>
  )
}

interface Actions {
  readonly onEdit: (importer: Importer) => void
  readonly onRemove: (importer: Importer) => void
}

function useColumns(actions: Actions | null): Column<Importer>[] {
  const { t } = useTranslation(['desk-settings', 'common'])
  const { days } = useFormat()
  const columns: Column<Importer>[] = [
    {
      key: 'name',
      header: t('importers.name'),
      isRowHeader: true,
      cell: ({ name }) => name,
    },
    {
      key: 'market',
      header: t('importers.market'),
      cell: ({ market }) => t(`common:market.${market}`),
    },
    { key: 'licence', header: t('importers.licence'), cell: ({ licence }) => licence },
    {
      key: 'contact',
      header: t('importers.contact'),
      cell: ({ contact_name, email, phone }) =>
        [contact_name, email, phone].filter(Boolean).join(' \u00b7 ') || null,
    },
    {
      key: 'portal_account',
      header: t('importers.portal_account'),
      cell: ({ portal_account }) => portal_account,
    },
    {
      key: 'lead_days',
      header: t('importers.lead_days'),
      align: 'end',
      cell: ({ lead_days }) => (lead_days === 0 ? null : days(lead_days)),
    },
  ]
  if (actions === null) return columns
  const change: Column<Importer> = {
    key: 'change',
    header: t('importers.change'),
    bareOnCard: true,
    cell: (importer) => (
      <div className={styles.buttons}>
        <Button size="small" onClick={() => actions.onEdit(importer)}>
          {t('importers.change')}
        </Button>
        <Button size="small" onClick={() => actions.onRemove(importer)}>
          {t('importers.remove')}
        </Button>
      </div>
    ),
  }
  return [...columns, change]
}
