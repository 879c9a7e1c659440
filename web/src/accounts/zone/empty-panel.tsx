import { EmptyNotice } from '../../ui/notice.tsx';
import type { PanelProps } from './panel.ts';

/** Says what will be in it. */
export const TransactionsPanel = ({ text }: PanelProps) => <EmptyNotice text={text.empty.transacciones} />;
