import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyDocument } from '#domain/documents/document.ts'
import { type SignableKind, signableForm } from '#domain/documents/forms/signable-forms.ts'
import type { FormValues, Signing, SigningProblem } from '#domain/documents/forms/signing.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './documents-page.module.css'
import { FormToSign } from './form-to-sign.tsx'
import { FactFields, SignerFields, signFieldId, useSigningText } from './sign-fields.tsx'
import { useSignDocument } from './use-sign-document.ts'

const noProblems: readonly SigningProblem[] = []
const nobody: Signing['signer'] = { name: '', position: '', is_entitled: false, drawing: null }

interface Props {
  readonly kind: SignableKind
  /** What is known already. */
  readonly known: FormValues
  readonly product_id: ProductId | null
  readonly onClose: () => void
  readonly onSigned: (document: CompanyDocument) => void
}

/** A declaration of the producer: what it says is completed and read in full, then signed here or printed. */
export function SignDialog({ kind, known, product_id, onClose, onSigned }: Props) {
  const { t } = useTranslation('documents')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const [values, setValues] = useState(known)
  const [signer, setSigner] = useState(nobody)
  const { state, sign, print } = useSignDocument((document) => {
    onSigned(document)
    onClose()
  })
  const problems = state.at === 'editing' ? state.problems : noProblems
  const text = useSigningText()
  // the summary takes the focus with each new list
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the problems
  const errors = useMemo(
    () => problems.map((one) => ({ field: signFieldId(one.field), message: text(one) })),
    [problems],
  )
  const errorOf = (field: SigningProblem['field']) => {
    const problem = problems.find((one) => one.field === field)
    return problem === undefined ? null : text(problem)
  }
  const isOnScreen = signableForm(kind).signature === 'on_screen'
  const isBusy = state.at === 'signing' || state.at === 'printing'
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog
      title={kindName(language, kind)}
      size="wide"
      isOpen
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button
            variant={isOnScreen ? 'secondary' : 'primary'}
            busy={state.at === 'printing'}
            onClick={() => !isBusy && void print({ kind, values })}
          >
            {t('sign.paper')}
          </Button>
          {isOnScreen && (
            <Button
              variant="primary"
              busy={state.at === 'signing'}
              onClick={() => !isBusy && void sign({ kind, values, product_id, signer })}
            >
              {t('sign.now')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <ErrorSummary errors={errors} />
        {state.at === 'failed' && (
          <Notice tone="error" announce title={t('sign.failed')}>
            <p>{common(`errors.${state.code}`)}</p>
          </Notice>
        )}
        <p>{t('sign.lead')}</p>
        <FactFields kind={kind} values={values} errorOf={errorOf} onChange={setValues} />
        <h3>{t('sign.text')}</h3>
        <p className={styles.soft}>{t('sign.english')}</p>
        <FormToSign kind={kind} values={values} />
        {isOnScreen ? (
          <>
            <h3>{t('sign.signature')}</h3>
            <SignerFields signer={signer} errorOf={errorOf} onChange={setSigner} />
          </>
        ) : (
          <Notice>{t('sign.byHand')}</Notice>
        )}
        <p className={styles.soft}>{t('sign.paperHint')}</p>
      </div>
    </Dialog>
  )
}
