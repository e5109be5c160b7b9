import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'

export interface BudgetStackProps extends StackProps {
  /** Who is told when the forecast passes the budget. */
  readonly alarmMail: string
  readonly monthlyBudgetUsd: number
}

/** The monthly budget. A stack of its own, because CloudFormation offers budgets in us-east-1 only. */
export class BudgetStack extends Stack {
  constructor(scope: Construct, id: string, props: BudgetStackProps) {
    super(scope, id, props)
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: props.monthlyBudgetUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: [
        {
          notification: {
            notificationType: 'FORECASTED',
            comparisonOperator: 'GREATER_THAN',
            threshold: 100,
          },
          subscribers: [{ subscriptionType: 'EMAIL', address: props.alarmMail }],
        },
      ],
    })
  }
}
