import { offerBench } from './benchScript.ts';
import { benchChart, benchSale } from './benchSale.ts';
import { mountBareMap } from './bareMap.ts';

offerBench((root) => mountBareMap(root, benchChart, benchSale));
