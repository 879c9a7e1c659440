import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('screens/home.screen.tsx'),
  route('resultados/:carril_id', 'screens/results.screen.tsx'),
  route('carril/:carril_id', 'screens/results.screen.tsx', { id: 'screens/carril' }),
  route('evento/:evento_id', 'screens/event.screen.tsx'),
  route('about', 'screens/about.screen.tsx'),
  route('*', 'screens/not-found.screen.tsx'),
] satisfies RouteConfig;
