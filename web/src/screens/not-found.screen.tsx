import { data } from 'react-router';
import { NotFound } from './not-found.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default function NotFoundScreen() {
  return <NotFound />;
}
